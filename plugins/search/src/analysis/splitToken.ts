import {fold} from './fold';
import {IDEOGRAPH} from './ideograph';

/** The words of one token, and the spellings in which it is written as one word. */
export interface TokenTerms {
  /** The words in order: `screwBox.mouse` → screw, box, mouse. */
  parts: string[];
  /** Joined neighbours: screwbox, screwboxmouse. Empty for a plain word. */
  joins: string[];
}

/** The parts that are terms of their own, which the single letters of an identifier are not. */
export const ownTerms = ({parts, joins}: TokenTerms): string[] =>
  joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;

const CONNECTORS = /[._\-:#$/@'’]+/;
/** The symbols that a name may end in: `C++`, `C#`, `operator[]`. */
const SUFFIX = /[-+*/%^&|~!=<>()[\]#]+$/;
/** Those between names, not within one. */
const NAME_CONNECTORS = /[.:#$@'’]+/;
const HUMPS =
  /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Lu}+|[^\p{L}\p{N}]+/gu;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** `e.g.` and `i.e.`, which are no identifiers. */
const ABBREVIATION = /^(?:e\.g|i\.e)$/i;
const POSSESSIVE = /['’]s$/i;
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
    for (const hump of humps) parts.push(hump);
    const whole = humps.join('');
    if (humps.length > 1) joins.add(whole);
    return whole;
  });
  const whole = joined.join('');
  if (pieces.length > 1 && pieces.length <= MAX_PIECES) joins.add(whole);
  return whole;
}

/** Splits a token of `scanTokens` at dots, underscores, humps and digits, folded. */
export function splitToken(token: string): TokenTerms {
  if (/^[a-z]+$/.test(token)) return {parts: [token], joins: []};
  if (ABBREVIATION.test(token)) return {parts: [fold(token.replace('.', ''))], joins: []};
  if (IDEOGRAPH.test(token)) return splitIdeographs(fold(token));
  const [suffix] = SUFFIX.exec(token) ?? [];
  if (suffix !== undefined) return splitSuffixed(token.slice(0, -suffix.length), suffix);
  const owner = token.replace(POSSESSIVE, '');
  const pieces = owner.split(CONNECTORS).filter(Boolean);
  if (pieces.length === 0) return {parts: [token], joins: []};
  if (pieces.length === 2 && /['’]/.test(token)) return {parts: [fold(pieces.join(''))], joins: []};
  const parts: string[] = [];
  const joins = new Set<string>();
  for (const segment of owner.split('/')) {
    const names = segment.split(NAME_CONNECTORS).filter(Boolean);
    const joined = names.map((name) => joinName(name, parts, joins));
    if (joined.length > 1 && joined.length <= MAX_PIECES) joins.add(joined.join(''));
  }
  return {
    parts: parts.filter((part) => part.length <= MAX_JOINED),
    joins: Array.from(joins).filter((join) => join.length <= MAX_JOINED),
  };
}

/** The words of a name, and its last one with the symbols behind it. */
function splitSuffixed(name: string, suffix: string): TokenTerms {
  if (name === '') return {parts: [suffix], joins: []};
  const {parts, joins} = splitToken(name);
  return {parts, joins: [...joins, `${parts.at(-1)}${suffix}`]};
}
