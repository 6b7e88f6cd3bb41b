import type {Analyzer} from '../../text/Analyzer';
import {CONNECTING, INVISIBLE} from '../../text/fold';
import type {MatchedTerms} from '../score/Ranked';

export interface MatchedToken {
  start: number;
  end: number;
  places: Set<number>;
}

export interface Nearest {
  /** Index of the first token in the part with the most words of the query; 0 if there is no such part. */
  first: number;
  /** Index of the last token in the same part that matches a word of the query which no earlier token of the part matches. */
  last: number;
  /**
   * Closeness of the query's neighboring words in the text: up to 1 if all of them are adjacent, 0 if none are
   * in one part.
   */
  nearness: number;
}

/**
 * Finds the part of a text with the most words of the query, and how close the query's words are in the text.
 * The closeness of two neighboring words of the query is the number of their letters divided by the number of
 * letters from the start of the first to the end of the second, where they are closest. The mean over all pairs of neighbors is squared, so that phrases count, but not a few
 * words of a long question that happen to be close.
 *
 * @param tokens in the order of the text
 * @param length length of a part, in UTF-16 units
 * @param wordCount number of words in the query
 * @param bonusOf bonus for a part that starts with the token, as a fraction of the value of one word
 */
export function nearestTokens(
  tokens: readonly MatchedToken[],
  length: number,
  wordCount: number,
  bonusOf: (token: MatchedToken) => number = () => 0,
): Nearest {
  let first = 0;
  let last = 0;
  let most = 0;
  const pairs = new Map<number, number>();
  const seen = new Set<number>();
  tokens.forEach((one, from) => {
    seen.clear();
    const bonus = bonusOf(one);
    let letters = 0;
    for (let to = from; to < tokens.length; to++) {
      const other = tokens[to] as MatchedToken;
      const span = other.end - one.start;
      if (span > length) break;
      const own = other.end - other.start;
      const density = Math.min(1, (one.end - one.start + own) / span);
      const before = seen.size;
      for (const place of other.places) {
        seen.add(place);
        for (const neighbor of one.places) {
          if (Math.abs(neighbor - place) !== 1) continue;
          const pair = Math.min(neighbor, place);
          pairs.set(pair, Math.max(density, pairs.get(pair) ?? 0));
        }
      }
      if (seen.size === before) continue;
      letters += own;
      const value = seen.size + letters / span / 2 + bonus;
      if (value > most) {
        most = value;
        first = from;
        last = to;
      }
    }
  });
  let sum = 0;
  for (const density of pairs.values()) sum += density;
  return {first, last, nearness: wordCount > 1 ? (sum / (wordCount - 1)) ** 2 : 0};
}

export interface TermsToMark {
  terms: MatchedTerms;
  /** Word that the reader may still be typing; empty if there is none. */
  prefix: string;
  /** Number of words whose distance counts; 0 if distance does not count. */
  wordCount: number;
}

export interface TokenMatcher {
  placesOf: (token: string) => readonly number[];
  /**
   * Finds the words of a text that may have matching tokens. It misses some if the text has letters that
   * folding changes.
   */
  hint: RegExp;
  wordCount: number;
  isOneWord: boolean;
}

const HINT_LETTERS = 3;
/**
 * Maximum number of term beginnings in the pattern of a hint. If there are more, checking each word of a text
 * is faster.
 */
const MOST_HINTS = 99;
/** Characters inside a term that is written as several words: `screw_box`. */
const BETWEEN = `[${CONNECTING}${INVISIBLE}, \u2007\u2009\u202f]*`;
export const ANYTHING = /\S/g;
const NO_HINT = /[^a-z0-9]|^$/;
const NOWHERE: readonly number[] = [];

/**
 * Returns a pattern that finds the first letters of a term in a text. A lower-case letter after another letter
 * is not the start of a term.
 */
function patternOf(letters: string): string {
  const first = letters[0] as string;
  const either = (letter: string): string => `${BETWEEN}[${letter}${letter.toUpperCase()}]`;
  const start = `(?:(?<![A-Za-z])${first}|${first.toUpperCase()})`;
  return start + Array.from(letters.slice(1), either).join('');
}

function hintOf(terms: MatchedTerms): RegExp {
  const starts = new Set<string>();
  for (const term of terms.keys()) {
    const start = term.slice(0, HINT_LETTERS);
    starts.add(start);
    if (starts.size > MOST_HINTS || NO_HINT.test(start)) return ANYTHING;
  }
  return new RegExp(Array.from(starts, patternOf).join('|') || '(?!)', 'g');
}

export function tokenMatcher(
  {terms, prefix, wordCount}: TermsToMark,
  analyzer: Analyzer,
): TokenMatcher {
  const completed = terms.get(prefix) ?? NOWHERE;
  const placesOfTerm = (term: string): readonly number[] =>
    terms.get(term) ?? (term.startsWith(prefix) ? completed : NOWHERE);
  return {
    placesOf(token) {
      const {parts, joins, wider} = analyzer.split(token);
      // Fast path: this runs for each word of a text, and nearly all are a single term.
      return parts.length === 1 && joins.length === 0 && wider === undefined
        ? placesOfTerm(parts[0] as string)
        : [...parts, ...joins, ...(wider ?? [])].flatMap(placesOfTerm);
    },
    hint: hintOf(terms),
    wordCount,
    isOneWord: wordCount === 1 && new Set(Array.from(terms.values()).flat()).size < 2,
  };
}
