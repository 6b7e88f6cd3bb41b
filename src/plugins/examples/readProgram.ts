import {createHash} from 'node:crypto';

/** What is drawn of a program. */
export type Shot =
  /** One frame. */
  | {readonly kind: 'frame'}
  /** One frame, and others that are played again and again. */
  | {readonly kind: 'loop'; readonly from: number; readonly to: number}
  | {readonly kind: 'none'};

/** Something that is done with mouse or keys in a frame. */
export interface Input {
  readonly frame: number;
  /** Action and its argument, for example `press SPACE`. */
  readonly action: string;
}

/** A sentence of a page that a fact proves. */
export interface Claim {
  readonly page: string;
  /** The sentence, or a cell or row of a table, word for word and without markup. */
  readonly sentence: string;
  /** Where it stands in the program, counted from 1. */
  readonly line: number;
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
  /** Whether each frame lasts a 60th of a second, or as long as it takes. */
  readonly clock: 'game' | 'real';
  readonly inputs: readonly Input[];
  /** Events that must happen in the run: frame and event, for example `51 player jumps`. */
  readonly events: readonly string[];
  /** What is seen in the picture. */
  readonly alt: string;
  /** Files of `examples/files` that it needs. */
  readonly files: readonly string[];
  /** What a fact proves; empty for programs of the gallery. */
  readonly claims: readonly Claim[];
}

const KEYS = [
  'title',
  'about',
  'page',
  'tags',
  'frame',
  'picture',
  'clock',
  'input',
  'events',
  'alt',
  'files',
  'claim',
];
/** What a fact may say more than once. */
const REPEATED = ['page', 'claim'];
export const DEFAULT_FRAME = 60;
const HEADER = /^\/\*\n((?: \*.*\n)*?) \*\/\n/;
const INPUT =
  /^(\d+) +((?:press|release) [A-Z]\w*|type .+|move \d+ \d+|scroll -?\d+|(?:click|down|up)(?: (?:LEFT|MIDDLE|RIGHT))?)$/;

interface Field {
  readonly key: string;
  readonly line: number;
  value: string;
}

/** Lines that begin with a key and a colon, and those that go on. */
function fieldsIn(header: string): Field[] {
  const fields: Field[] = [];
  for (const [index, text] of header.split('\n').entries()) {
    const line = text.replace(/^ \* ?/, '');
    const [, key, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (key !== undefined && KEYS.includes(key)) {
      if (!REPEATED.includes(key) && fields.some((field) => field.key === key)) {
        throw new Error(`"${key}" is there twice.`);
      }
      // The header begins in the line after the opening of the comment.
      fields.push({key, value: value.trim(), line: index + 2});
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      last.value = `${last.value} ${line.trim()}`;
    } else if (line.trim() !== '') {
      throw new Error(`"${line.trim()}" must begin with one of: ${KEYS.join(', ')}.`);
    }
  }
  return fields;
}

/** Each claim belongs to the page that was named last. */
function claimsIn(fields: readonly Field[]): Claim[] {
  let page: string | undefined;
  return fields.flatMap(({key, value, line}) => {
    if (key === 'page') page = value;
    if (key !== 'claim') return [];
    if (page === undefined) {
      throw new Error(`the claim in line ${line} must stand below the page that it is on.`);
    }
    return [{page, sentence: value, line}];
  });
}

const listOf = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads the value of `picture:`, which is one frame unless it says something else. */
export function shotOf(text: string | undefined): Shot {
  if (text === undefined) return {kind: 'frame'};
  if (text === 'none') return {kind: text};
  const [, from, to] = /^loop (\d+)-(\d+)$/.exec(text) ?? [];
  if (from === undefined || Number(from) >= Number(to)) {
    throw new Error(
      `"picture: ${text}" must be none, or for example: loop 60-150. Without it, one frame is shown.`,
    );
  }
  return {kind: 'loop', from: Number(from), to: Number(to)};
}

function clockOf(text: string | undefined): Program['clock'] {
  if (text !== undefined && text !== 'real') {
    throw new Error(`"clock: ${text}" must be: real. Without it, all frames last the same.`);
  }
  return text ?? 'game';
}

/** Reads the value of `input:`. */
export const inputsOf = (text: string | undefined): Input[] => listOf(text, ';').map(inputOf);

/** Reads the value of `events:`. */
export function eventsOf(text: string | undefined): string[] {
  const events = listOf(text, ';');
  const wrong = events.find((event) => !/^\d+ \S/.test(event));
  if (wrong !== undefined) {
    throw new Error(
      `"${wrong}" is not an event. Write a frame and what happens, for example: 51 player jumps`,
    );
  }
  return events;
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
    const list = fieldsIn(header);
    const claims = claimsIn(list);
    const fields = new Map(list.map(({key, value}) => [key, value]));
    const isFact = fields.has('claim');
    const shot = shotOf(fields.get('picture') ?? (isFact ? 'none' : undefined));
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
      pages: list.flatMap(({key, value}) => (key === 'page' ? listOf(value, ',') : [])),
      tags: listOf(fields.get('tags'), ','),
      frame,
      shot,
      clock: clockOf(fields.get('clock')),
      inputs: inputsOf(fields.get('input')),
      events: eventsOf(fields.get('events')),
      alt: fields.get('alt') ?? '',
      files: listOf(fields.get('files'), ','),
      claims,
    };
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, {cause});
  }
}

/** The program as readers get it: without the header. */
export function codeOf({source}: Program): string {
  return source.replace(HEADER, '').trim();
}
