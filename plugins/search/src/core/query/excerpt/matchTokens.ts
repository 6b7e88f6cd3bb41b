import type {Analyzer} from '../../text/Analyzer';
import {CONNECTING, INVISIBLE} from '../../text/fold';
import type {MatchedTerms} from '../score/Ranked';

/** A token of a text that the query found. */
export interface MatchedToken {
  /** Position in UTF-16 units. */
  start: number;
  end: number;
  /** Places of the query's words that it stands for. */
  places: Set<number>;
}

/** The part of a text with the most words of a query. */
export interface Nearest {
  /** Place of the token where the part begins that has most words; 0 where no token was found. */
  first: number;
  /** Place of the last token of that part which has a word of its own. */
  last: number;
  /** 1 where all words follow one another as in the query, down to 0 where no two do. */
  nearness: number;
}

/**
 * Finds the part of a text that has most words of the query, and how near those words stand to each
 * other that are neighbours in the query. Of each two counts the share of the letters from one to the
 * other that is their own, where it is highest. The mean over all words is squared, so that a phrase
 * counts and a few words of a long question that happen to meet do not.
 * @param tokens in the order of the text
 * @param length of what counts as one part, in UTF-16 units
 * @param wordCount number of words that are looked for
 * @param bonusOf what a part that begins with a token has beside its words, less than one word
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
        for (const neighbour of one.places) {
          if (Math.abs(neighbour - place) !== 1) continue;
          const pair = Math.min(neighbour, place);
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

/** Terms that are marked in texts. */
export interface TermsToMark {
  terms: MatchedTerms;
  /** The word that the reader may still be typing; empty if none. */
  prefix: string;
  /** Words that count where they stand near each other; 0 where nearness does not count. */
  wordCount: number;
}

/** Finds the tokens of a text that match a query. */
export interface TokenMatcher {
  /** Places of the query's words that a token stands for; empty for any other token. */
  placesOf: (token: string) => readonly number[];
  /** Matches in or before each found token of a text without letters that are folded. */
  hint: RegExp;
  wordCount: number;
  /** Whether all tokens stand for one word of the query, so that any is as good as another. */
  isOneWord: boolean;
}

/** Letters of a term by which a text is searched for it. */
const HINT_LETTERS = 3;
/** Starts of terms of which more take longer to search for than to look at each word of a text. */
const MOST_HINTS = 99;
/** Characters within a term that is written as several words: `screw_box`. */
const BETWEEN = `[${CONNECTING}${INVISIBLE}, \u2007\u2009\u202f]*`;
/** The hint that leaves out nothing. */
export const ANYTHING = /\S/g;
const NO_HINT = /[^a-z0-9]|^$/;
const NOWHERE: readonly number[] = [];

/** Matches letters where a term may begin: a small letter behind another letter begins none. */
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

/** Builds the test from what was found. */
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
      // Each word of a text comes by here, and nearly all are a single term.
      return parts.length === 1 && joins.length === 0 && wider === undefined
        ? placesOfTerm(parts[0] as string)
        : [...parts, ...joins, ...(wider ?? [])].flatMap(placesOfTerm);
    },
    hint: hintOf(terms),
    wordCount,
    isOneWord: wordCount === 1 && new Set(Array.from(terms.values()).flat()).size < 2,
  };
}
