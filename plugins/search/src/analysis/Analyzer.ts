import {scanTokens} from './scanTokens';
import {splitToken, type TokenTerms} from './splitToken';

/** What an analysis needs to know of a language. */
export interface Language {
  stem: (word: string) => string;
  isStopWord: (word: string) => boolean;
}

/** Turns text into terms, the same way for pages and queries. */
export interface Analyzer extends Language {
  /** Calls `visit` with the bounds of each token, in UTF-16 units. */
  scan: (text: string, visit: (start: number, end: number) => void) => void;
  /** The words of one token, remembered for as long as memory is bounded. */
  split: (token: string) => TokenTerms;
}

const REMEMBERED = 50_000;

/** The analysis for technical prose in a language. */
export function createAnalyzer(language: Language): Analyzer {
  const known = new Map<string, TokenTerms>();
  return {
    ...language,
    scan: scanTokens,
    split(token) {
      let terms = known.get(token);
      if (terms === undefined) {
        terms = splitToken(token);
        if (known.size >= REMEMBERED) known.clear();
        known.set(token, terms);
      }
      return terms;
    },
  };
}
