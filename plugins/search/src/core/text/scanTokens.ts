import {CONNECTING, IDEOGRAPH, INVISIBLE} from './fold';

const WORD = 1;
const CONNECTOR = 2;
const SYMBOL = 3;
const SPACE = 4;
const OTHER = 5;
/** A letter of a language without spaces. A run of them is a separate token. */
const JOINED = 6;
const PICTURE = 7;
/** Characters for drawing boxes and trees, and dot patterns. */
const DRAWN = /[\u2500-\u259f\u2800-\u28ff]/;
const VARIANT = /[\ufe00-\ufe0f]/;
const OPERATOR = /(?<=operator)(?:\(\)|\[\]|[-+*/%^&|~!=<>]{1,3})(?![\p{L}\p{N}])/iuy;

/**
 * A number with digit groups: `1,250,000`, `12,34,567`, and `1 250 000` with any kind of space. Two groups
 * with a plain space between them are more likely two numbers.
 */
const GROUPED =
  /[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|(?:[\u00a0\u2007\u2009\u202f]\d{3})+|(?: \d{3}){2,})(?![\p{L}\p{N}])/uy;

const CONNECTS = new RegExp(`[${CONNECTING}]`);
const IS_INVISIBLE = new RegExp(`[${INVISIBLE}]`);
const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const kinds = new Uint8Array(65536);
// The zero-width joiner is part of words and pictographs: it connects letters, or joins pictographs into one.
kinds[0x200d] = WORD;
for (const character of '%^&*+=<>|~!?\\') kinds[character.charCodeAt(0)] = SYMBOL;

/** Class of a UTF-16 unit, computed on first use. Halves of surrogate pairs count as letters. */
function kindOf(code: number): number {
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const character = String.fromCharCode(code);
  let kind = OTHER;
  if (CONNECTS.test(character)) kind = CONNECTOR;
  else if (IDEOGRAPH.test(character)) kind = JOINED;
  else if (WORD_CHARACTER.test(character) || (code >= 0xd800 && code < 0xe000)) kind = WORD;
  else if (IS_INVISIBLE.test(character)) kind = WORD;
  else if (/\s/.test(character)) kind = SPACE;
  else if (code > 127 && /[\p{So}\p{Sm}\p{Sc}]/u.test(character) && !DRAWN.test(character))
    kind = PICTURE;
  kinds[code] = kind;
  return kind;
}

/**
 * Scans the tokens of a text: words, identifiers with their dots and underscores (`screwBox.mouse`,
 * `std::vector`, `--add-opens` as `add-opens`), names that end in symbols (`C++`, `C#`, `A*`, `operator==`),
 * names with an ampersand (`AT&T`), separate symbols (`&&`, `$$`), pictographs (`→`), and runs of letters of
 * languages without spaces, separate from Latin words among them (`使用`, `Docusaurus`, `构建`).
 *
 * @param visit receives the bounds of each token, in UTF-16 units
 */
export function scanTokens(text: string, visit: (start: number, end: number) => void): void {
  const length = text.length;
  let at = 0;
  let boundary = true;
  while (at < length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === WORD || kind === JOINED || kind === PICTURE) {
      const end = kind === WORD ? endOfName(text, at) : endOfRun(text, at);
      visit(at, end);
      at = end;
      boundary = false;
    } else if (boundary && (kind === SYMBOL || kind === CONNECTOR)) {
      const end = endOfSymbols(text, at);
      if (end > at) visit(at, end);
      at = Math.max(end, at + 1);
      boundary = false;
    } else {
      boundary = kind === SPACE;
      at++;
    }
  }
}

function endOfRun(text: string, start: number): number {
  const kind = kindOf(text.charCodeAt(start));
  let at = start + 1;
  while (at < text.length && kindOf(text.charCodeAt(at)) === kind) at++;
  while (kind === PICTURE && VARIANT.test(text.charAt(at))) at++;
  return at;
}

const isWithinName = (text: string, at: number): boolean =>
  text[at] === '&' && /\p{L}/u.test(text[at - 1] as string) && /\p{L}/u.test(text.charAt(at + 1));

const isDigit = (code: number): boolean => code >= 48 && code < 58;

function endOfName(text: string, start: number): number {
  const length = text.length;
  let at = start;
  GROUPED.lastIndex = start;
  if (isDigit(text.charCodeAt(start)) && GROUPED.test(text)) return GROUPED.lastIndex;
  for (;;) {
    at = endOfRun(text, at);
    let next = at;
    while (next < length && next - at < 3 && kindOf(text.charCodeAt(next)) === CONNECTOR) next++;
    const connected =
      next > at && next < length && next - at < 3 && kindOf(text.charCodeAt(next)) === WORD;
    if (isWithinName(text, at)) next = at + 1;
    else if (!connected) break;
    at = next;
  }
  OPERATOR.lastIndex = at;
  // All names of operators end with the letter r. Checking it first is much faster.
  if (/r/i.test(text[at - 1] as string) && OPERATOR.test(text)) return OPERATOR.lastIndex;
  const isMarked = text[at] === '#' || (text[at] === '*' && at - start === 1);
  const suffix = text.startsWith('++', at) ? at + 2 : isMarked ? at + 1 : at;
  const isName = suffix > at && at - start < 4;
  return isName && (suffix === length || kindOf(text.charCodeAt(suffix)) !== WORD) ? suffix : at;
}

/** End of a run of symbols between spaces, or `start` if there is none. */
function endOfSymbols(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind !== SYMBOL && kind !== CONNECTOR) break;
    at++;
  }
  const alone = at === text.length || kindOf(text.charCodeAt(at)) === SPACE;
  if (!alone || at - start > 4) return start;
  return at - start > 1 || kindOf(text.charCodeAt(start)) === SYMBOL ? at : start;
}
