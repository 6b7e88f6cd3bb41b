import {APOSTROPHES, CONNECTING, fold, IDEOGRAPH, INVISIBLE} from './fold';

/** Separators of the words of a name. A dot between digits is part of a number: `4.1.0`. */
export const CONNECTORS = new RegExp(
  `(?:[${CONNECTING.slice(1)}]|\\.(?!\\p{N})|(?<!\\p{N})\\.)+`,
  'u',
);

/** The words of one token, and the spellings in which it is written as one word. */
export interface TokenTerms {
  /** The words in order: `screwBox.mouse` → screw, box, mouse. */
  parts: string[];
  /** Joined neighbours: screwbox, screwboxmouse. Empty for a plain word. */
  joins: string[];
  /** Words that find it, too, but are not meant by it: `string` of `std::string&s`. */
  wider?: string[];
}

/** The token as one word. */
export const asOneWord = ({parts, joins}: TokenTerms): string => joins.at(-1) ?? parts.join('');

/** The parts that are terms of their own, which the single letters of an identifier are not. */
export const ownTerms = ({parts, joins}: TokenTerms): string[] =>
  joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;

const SIGN = /^[^\p{L}\p{N}\p{ASCII}]+$/u;

/** Whether a word is a sign, such as an arrow or a pictograph, that says little beside words of letters. */
export const isSign = (word: string): boolean => SIGN.test(word);

/** The symbols that a name may end in: `C++`, `C#`, `operator[]`. */
const SUFFIX = /[-+*/%^&|~!=<>()[\]#]+$/;
/** Those between names, not within one. */
const NAME_CONNECTORS = new RegExp(`(?:[:#$@${APOSTROPHES}]|\\.(?!\\p{N})|(?<!\\p{N})\\.)+`, 'u');
const HUMPS =
  /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+(?:\.\p{N}+)*|\p{Lu}+|[^\p{L}\p{N}]+/gu;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** `e.g.` and `i.e.`, which are not identifiers. */
const ABBREVIATION = /^(?:e\.g|i\.e)$/i;
const POSSESSIVE = new RegExp(`[${APOSTROPHES}]s$`, 'i');
/** A number below 1 is a measure rather than a version, so its digits are words too. */
const FRACTION = /^0\.\d+$/;
const VERSION = /^\d+(?:\.\d+)+$/;
const MAX_PIECES = 8;
const MAX_JOINED = 64;

/** Languages without spaces: every two neighbouring characters are a word. */
function splitIdeographs(word: string): TokenTerms {
  const characters = Array.from(word);
  if (characters.length < 3) return {parts: [word], joins: []};
  return {
    parts: characters.slice(1).map((character, index) => `${characters[index]}${character}`),
    joins: [],
  };
}

function splitHumps(piece: string): string[] {
  const humps = piece.match(HUMPS) ?? [piece];
  if (humps.length < 2) return humps;
  const [first = '', second = ''] = humps;
  if (/^v$/i.test(first) && VERSION.test(second)) return humps.slice(1);
  // `URLs`, `IDs`: a plural ending is not a word of its own.
  const last = humps[humps.length - 1] as string;
  if (last === 's' && ACRONYM.test(humps[humps.length - 2] as string)) {
    return [...humps.slice(0, -2), `${humps[humps.length - 2]}s`];
  }
  return humps;
}

/** Adds the parts and joins of a name without dots, `SHIFT_LEFT` or `setKey`; gives it as one word. */
function joinName(name: string, parts: string[], joins: Set<string>): string {
  const pieces = name.split(CONNECTORS).filter(Boolean);
  const joined = pieces.map((piece) => {
    const humps = splitHumps(piece).map(fold).filter(Boolean);
    for (const hump of humps) {
      const isFraction = hump === piece && FRACTION.test(hump);
      parts.push(...(isFraction ? hump.split('.') : [hump]));
      if (isFraction) joins.add(hump);
    }
    const whole = humps.join('');
    if (humps.length > 1) joins.add(whole);
    return whole;
  });
  const whole = joined.join('');
  if (pieces.length > 1 && pieces.length <= MAX_PIECES) joins.add(whole);
  return whole;
}

const SHORT_NAME = /^[\p{L}\p{N}]+$/u;
const ACRONYMS = /^\p{Lu}+\p{N}*$/u;
const MAX_SLASHED = 24;

/** Whether names between slashes are read as one: `TCP/IP`, `read/write`; of more than two, acronyms. */
const areOneName = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.join('').length <= MAX_SLASHED &&
  names.every((name) => (names.length > 2 ? ACRONYMS : SHORT_NAME).test(name));

/** A number whose digits stand in groups, with one kind of sign between them. */
const GROUPED =
  /^[1-9]\d{0,2}(?:(?:,\d{2,3})*,\d{3}|([ \u00a0\u2007\u2009\u202f.])\d{3}(?:\1\d{3})*)$/;
const UNSEEN = new RegExp(`[${INVISIBLE}]+`, 'g');

/** A number as it is written, in groups, and without what stands between these. */
function splitGroups(number: string): TokenTerms {
  const parts = number.includes('.') ? [number] : number.split(/\D/);
  return withDottedNumbers({parts, joins: [number.replace(/\D/g, '')]});
}

/** A date or a version: 15.03.2021, without the zeros that some write before a digit. */
const withoutZeros = (number: string): string => number.replace(/(^|\.)0+(?=\d)/g, '$1');

/**
 * Finds numbers with dots from each of their numbers on, too: `15.03.2021` by `03.2021` and `2021`. With two dots
 * and more they are dates and versions, which have the same terms with and without leading zeros.
 */
function withDottedNumbers({parts, joins}: TokenTerms): TokenTerms {
  const wider = new Set<string>();
  const own = parts.map((part) => {
    if (!/^\d+\.[\d.]+$/.test(part)) return part;
    const numbers = part.split('.');
    const plain = numbers.length > 2 ? withoutZeros(part) : part;
    numbers.forEach((_, at) => {
      const rest = numbers.slice(at).join('.');
      wider.add(rest);
      if (numbers.length > 2) wider.add(withoutZeros(rest));
    });
    wider.delete(plain);
    return plain;
  });
  return wider.size === 0 ? {parts, joins} : {parts: own, joins, wider: Array.from(wider)};
}

/** A name with ampersands: one word where a side of it is a single letter, as in `R&D`. */
function splitAmpersands(sides: readonly string[]): TokenTerms {
  const split = sides.map(splitToken);
  const name = split.map(asOneWord).join('&');
  const parts = split.flatMap((side) => side.parts);
  const joins = split.flatMap((side) => side.joins);
  if (sides.every(({length}) => length > 1)) return {parts, joins: [...joins, name]};
  return {parts: [name], joins: [], wider: [...parts, ...joins].filter(({length}) => length > 1)};
}

/** Splits a token of `scanTokens` at dots, underscores, humps and digits, folded. */
export function splitToken(written: string): TokenTerms {
  if (/^[a-z]+$/.test(written)) return {parts: [written], joins: []};
  if (GROUPED.test(written)) return splitGroups(written);
  const token = written.replace(UNSEEN, '');
  if (ABBREVIATION.test(token)) return {parts: [fold(token.replace('.', ''))], joins: []};
  if (IDEOGRAPH.test(token)) return splitIdeographs(fold(token));
  const [suffix] = SUFFIX.exec(token) ?? [];
  if (suffix !== undefined) return splitSuffixed(token.slice(0, -suffix.length), suffix);
  const owner = token.replace(POSSESSIVE, '');
  const sides = owner.split('&');
  if (sides.length > 1 && sides.every(Boolean)) return splitAmpersands(sides);
  const pieces = owner.split(CONNECTORS).filter(Boolean);
  if (pieces.length === 0) return {parts: [token].filter(Boolean), joins: []};
  const parts: string[] = [];
  const joins = new Set<string>();
  const segments = owner.split('/');
  const whole = segments.map((segment) => {
    const names = segment.split(NAME_CONNECTORS).filter(Boolean);
    const joined = names.map((name) => joinName(name, parts, joins));
    if (joined.length > 1 && joined.length <= MAX_PIECES) joins.add(joined.join(''));
    return joined.join('');
  });
  if (areOneName(segments)) joins.add(whole.join(''));
  return withDottedNumbers({
    parts: parts.filter((part) => part.length <= MAX_JOINED),
    joins: Array.from(joins).filter((join) => join.length <= MAX_JOINED),
  });
}

/** The words of a name, and its last one with the symbols behind it. */
function splitSuffixed(name: string, suffix: string): TokenTerms {
  if (name === '') return {parts: [suffix], joins: []};
  const {parts, joins} = splitToken(name);
  return {parts, joins: [...joins, `${parts.at(-1)}${suffix}`]};
}
