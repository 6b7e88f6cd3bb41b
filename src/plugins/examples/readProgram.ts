import {createHash} from 'node:crypto';

/** What is drawn of a program: a picture, a loop of frames, or nothing. */
export type Shot =
  /** Nothing moves: pixels of two runs may be compared. */
  | {readonly kind: 'still'}
  /** Something moves: another run shows another moment. */
  | {readonly kind: 'moving'}
  /** Frames that are played again and again. */
  | {readonly kind: 'loop'; readonly from: number; readonly to: number}
  | {readonly kind: 'none'};

/** Something that is done with mouse or keys in a frame. */
export interface Input {
  readonly frame: number;
  /** Action and its argument, for example `press SPACE`. */
  readonly action: string;
}

/** A program of `examples/`, and what its header says. */
export interface Program {
  readonly name: string;
  readonly source: string;
  /** Digest of the source: another one means that the program must run again. */
  readonly digest: string;
  /** What a reader sees as its name; empty for facts. */
  readonly title: string;
  readonly about: string;
  readonly pages: readonly string[];
  readonly tags: readonly string[];
  /** The frame of its picture. */
  readonly frame: number;
  readonly shot: Shot;
  readonly inputs: readonly Input[];
  /** What is seen in the picture. */
  readonly alt: string;
  /** Files of `examples/files` that it needs. */
  readonly files: readonly string[];
  /** The sentence of a page that a fact proves; empty for programs of the gallery. */
  readonly claim: string;
}

const KEYS = [
  'title',
  'about',
  'page',
  'tags',
  'frame',
  'picture',
  'input',
  'alt',
  'files',
  'claim',
];
const DEFAULT_FRAME = 60;
const HEADER = /^\/\*\n((?: \*.*\n)*?) \*\/\n/;
const INPUT =
  /^(\d+) +((?:press|release) [A-Z]\w*|type .+|move \d+ \d+|scroll -?\d+|(?:click|down|up)(?: (?:LEFT|MIDDLE|RIGHT))?)$/;

/** Lines that begin with a key and a colon, and those that go on. */
function fieldsOf(header: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last: string | undefined;
  for (const line of header.split('\n').map((text) => text.replace(/^ \* ?/, ''))) {
    const [, key, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined && KEYS.includes(key)) {
      if (fields.has(key)) throw new Error(`"${key}" is there twice.`);
      fields.set(key, value.trim());
      last = key;
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      fields.set(last, `${fields.get(last)} ${line.trim()}`);
    } else if (line.trim() !== '') {
      throw new Error(`"${line.trim()}" must begin with one of: ${KEYS.join(', ')}.`);
    }
  }
  return fields;
}

function shotOf(text: string): Shot {
  if (text === 'still' || text === 'moving' || text === 'none') return {kind: text};
  const [, from, to] = /^loop (\d+)-(\d+)$/.exec(text) ?? [];
  if (from === undefined || Number(from) >= Number(to)) {
    throw new Error(
      `"picture: ${text}" must be one of: still, moving, none, or for example: loop 60-150.`,
    );
  }
  return {kind: 'loop', from: Number(from), to: Number(to)};
}

function inputOf(text: string): Input {
  const [, frame, action = ''] = INPUT.exec(text) ?? [];
  if (frame === undefined) {
    throw new Error(
      `"${text}" is not an input. Write a frame, an action and its argument, for example: ` +
        '30 press SPACE; 40 release SPACE; 50 move 320 200; 55 click LEFT; 60 scroll 1; 65 type Hello',
    );
  }
  return {frame: Number(frame), action};
}

const listOf = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

function required(fields: ReadonlyMap<string, string>, keys: readonly string[]): void {
  const missing = keys.filter((key) => !fields.get(key));
  if (missing.length > 0) throw new Error(`its header lacks: ${missing.join(', ')}.`);
}

/**
 * Reads a program and its header.
 *
 * @param file its path, which names it in errors
 * @throws when the header lacks something, or says what cannot be understood
 */
export function readProgram(file: string, source: string): Program {
  const name = /([^/\\]+)\.java$/.exec(file)?.[1] ?? file;
  try {
    const header = HEADER.exec(source)?.[1];
    if (header === undefined) {
      throw new Error('it must begin with a comment of lines such as " * title: A ball".');
    }
    const fields = fieldsOf(header);
    const isFact = fields.has('claim');
    const shot = shotOf(fields.get('picture') ?? (isFact ? 'none' : 'moving'));
    required(fields, [
      'page',
      ...(isFact ? ['claim'] : ['title', 'about', 'tags']),
      ...(shot.kind === 'none' ? [] : ['alt']),
    ]);
    if (!new RegExp(`^public (?:final )?class ${name}\\b`, 'm').test(source)) {
      throw new Error(`it must hold "public class ${name}".`);
    }
    const frame = Number(fields.get('frame') ?? DEFAULT_FRAME);
    if (!Number.isInteger(frame) || frame < 0) {
      throw new Error(`"frame: ${fields.get('frame')}" must be a whole number.`);
    }
    return {
      name,
      source,
      digest: createHash('sha256').update(source).digest('hex').slice(0, 16),
      title: fields.get('title') ?? '',
      about: fields.get('about') ?? '',
      pages: listOf(fields.get('page'), ','),
      tags: listOf(fields.get('tags'), ','),
      frame,
      shot,
      inputs: listOf(fields.get('input'), ';').map(inputOf),
      alt: fields.get('alt') ?? '',
      files: listOf(fields.get('files'), ','),
      claim: fields.get('claim') ?? '',
    };
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, {cause});
  }
}

/** The program as readers get it: without the header. */
export function codeOf({source}: Program): string {
  return source.replace(HEADER, '').trim();
}
