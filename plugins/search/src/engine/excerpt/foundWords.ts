import type {Analyzer} from '../../analysis/Analyzer';
import {CONNECTING} from '../../analysis/characters';

/** The terms that were found, each with the places of the query's words that it stands for. */
export type FoundTerms = ReadonlyMap<string, readonly number[]>;

/** What was found of a query, as far as texts are searched for it. */
export interface Found {
  terms: FoundTerms;
  /** What the reader may still be typing, which is one of the terms; else empty. */
  prefix: string;
  /** Words that count where they stand near each other; 0 where nearness does not count. */
  wordCount: number;
}

/** What tells the tokens of a text that the query found. */
export interface FoundWords {
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
/** What may stand within a term that is written as several: `screw_box`. */
const BETWEEN = `[${CONNECTING}]*`;
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

function hintOf(terms: FoundTerms): RegExp {
  const starts = new Set<string>();
  for (const term of terms.keys()) {
    const start = term.slice(0, HINT_LETTERS);
    starts.add(start);
    if (starts.size > MOST_HINTS || NO_HINT.test(start)) return ANYTHING;
  }
  return new RegExp(Array.from(starts, patternOf).join('|') || '(?!)', 'g');
}

/** Builds the test from what was found. */
export function foundWords({terms, prefix, wordCount}: Found, analyzer: Analyzer): FoundWords {
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
