import type {Claim, Input, Program, Shot} from './Program';

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
/** Keys that may occur several times in a fact. */
const REPEATED = ['page', 'claim'];
export const DEFAULT_FRAME = 60;
const INPUT =
  /^(\d+) +((?:press|release) [A-Z]\w*|type .+|move \d+ \d+|scroll -?\d+|(?:click|down|up)(?: (?:LEFT|MIDDLE|RIGHT))?)$/;

interface Field {
  readonly key: string;
  readonly line: number;
  value: string;
}

/** Returns the fields of a header. A field starts with a key and a colon, and may continue on the following lines. */
export function fieldsIn(header: string): Field[] {
  const fields: Field[] = [];
  for (const [index, text] of header.split('\n').entries()) {
    const line = text.replace(/^ \* ?/, '');
    const [, key, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (key !== undefined && KEYS.includes(key)) {
      if (!REPEATED.includes(key) && fields.some((field) => field.key === key)) {
        throw new Error(`"${key}" occurs twice.`);
      }
      // The header starts on the second line of the file, after the opening of the comment.
      fields.push({key, value: value.trim(), line: index + 2});
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      last.value = `${last.value} ${line.trim()}`;
    } else if (line.trim() !== '') {
      throw new Error(`"${line.trim()}" must begin with one of: ${KEYS.join(', ')}.`);
    }
  }
  return fields;
}

/** Returns the claims. Each belongs to the last `page` field before it. */
export function claimsIn(fields: readonly Field[]): Claim[] {
  let page: string | undefined;
  return fields.flatMap(({key, value, line}) => {
    if (key === 'page') page = value;
    if (key !== 'claim') return [];
    if (page === undefined) {
      throw new Error(`the claim in line ${line} must be below the "page" line it belongs to.`);
    }
    return [{page, sentence: value, line}];
  });
}

export const listOf = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses the value of `picture:`. The default is one frame. */
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

export function clockOf(text: string | undefined): Program['clock'] {
  if (text !== undefined && text !== 'real') {
    throw new Error(`"clock: ${text}" must be: real. Without it, all frames have the same length.`);
  }
  return text ?? 'game';
}

export const inputsOf = (text: string | undefined): Input[] => listOf(text, ';').map(inputOf);

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

export function required(fields: ReadonlyMap<string, string>, keys: readonly string[]): void {
  const missing = keys.filter((key) => !fields.get(key));
  if (missing.length > 0) throw new Error(`its header lacks: ${missing.join(', ')}.`);
}
