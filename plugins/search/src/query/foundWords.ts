import type {Analyzer} from '../analysis/Analyzer';

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
  /** Matches in or before each found token of a text without letters that are folded, if anything. */
  hint: RegExp | undefined;
  wordCount: number;
}

/** Letters of a term by which a text is searched for it. */
const HINT_LETTERS = 3;
/** Starts of terms of which more take longer to search for than to look at each word of a text. */
const MOST_HINTS = 99;
/** What may stand within a term that is written as several: `screw_box`. */
const CONNECTORS = "[._\\-:#$/@'’]*";
const NO_HINT = /[^a-z0-9]|^$/;
const NOWHERE: readonly number[] = [];

function hintOf(terms: FoundTerms): RegExp | undefined {
  const starts = new Set([...terms.keys()].map((term) => term.slice(0, HINT_LETTERS)));
  if (starts.size > MOST_HINTS || [...starts].some((start) => NO_HINT.test(start)))
    return undefined;
  const patterns = [...starts].map((start) => [...start].join(CONNECTORS));
  return new RegExp(patterns.join('|') || '(?!)', 'gi');
}

/** Builds the test from what was found. */
export function foundWords({terms, prefix, wordCount}: Found, analyzer: Analyzer): FoundWords {
  const completed = (term: string): readonly number[] | undefined =>
    prefix !== '' && term.startsWith(prefix) ? terms.get(prefix) : undefined;
  return {
    placesOf(token) {
      const {parts, joins} = analyzer.split(token);
      return [...parts, ...joins].flatMap((term) => terms.get(term) ?? completed(term) ?? NOWHERE);
    },
    hint: hintOf(terms),
    wordCount,
  };
}
