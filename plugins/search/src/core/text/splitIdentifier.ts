import {APOSTROPHES, CONNECTING, fold} from './fold';
import type {TokenTerms} from './TokenTerms';

export const CONNECTORS = new RegExp(
  `(?:[${CONNECTING.slice(1)}]|\\.(?!\\p{N})|(?<!\\p{N})\\.)+`,
  'u',
);

const NAME_CONNECTORS = new RegExp(`(?:[:#$@${APOSTROPHES}]|\\.(?!\\p{N})|(?<!\\p{N})\\.)+`, 'u');
const HUMPS =
  /\p{Lu}+(?!\p{Ll})\p{M}*|\p{Lu}?[\p{Ll}\p{M}]+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+(?:\.\p{N}+)*|\p{Lu}+|[^\p{L}\p{N}]+/gu;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** A number below 1 is a measurement rather than a version, so its digits are also words. */
const FRACTION = /^0\.\d+$/;
const VERSION = /^\d+(?:\.\d+)+$/;
const MAX_PIECES = 8;
const MAX_JOINED = 64;

function splitHumps(piece: string): string[] {
  const humps = piece.match(HUMPS) ?? [piece];
  if (humps.length < 2) return humps;
  const [first = '', second = ''] = humps;
  if (/^v$/i.test(first) && VERSION.test(second)) return humps.slice(1);
  // `URLs`, `IDs`: a plural ending is not a separate word.
  const last = humps[humps.length - 1] as string;
  if (last === 's' && ACRONYM.test(humps[humps.length - 2] as string)) {
    return [...humps.slice(0, -2), `${humps[humps.length - 2]}s`];
  }
  return humps;
}

/**
 * Adds the parts and joins of a name without dots, such as `SHIFT_LEFT` or `setKey`. Returns the name as one
 * word.
 */
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

/**
 * Whether names between slashes are read as one word: `TCP/IP`, `read/write`. More than two names must be
 * acronyms.
 */
const areOneName = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.join('').length <= MAX_SLASHED &&
  names.every((name) => (names.length > 2 ? ACRONYMS : SHORT_NAME).test(name));

export function splitIdentifier(name: string): TokenTerms {
  const parts: string[] = [];
  const joins = new Set<string>();
  const segments = name.split('/');
  const whole = segments.map((segment) => {
    const names = segment.split(NAME_CONNECTORS).filter(Boolean);
    const joined = names.map((own) => joinName(own, parts, joins));
    if (joined.length > 1 && joined.length <= MAX_PIECES) joins.add(joined.join(''));
    return joined.join('');
  });
  if (areOneName(segments)) joins.add(whole.join(''));
  return {
    parts: parts.filter((part) => part.length <= MAX_JOINED),
    joins: Array.from(joins).filter((join) => join.length <= MAX_JOINED),
  };
}
