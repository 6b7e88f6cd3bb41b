import {splitToken} from './splitToken';
import {asOneWord, type TokenTerms} from './TokenTerms';
import {scanTokens} from './scanTokens';

/** Rules of a language for the analysis of text. */
export interface Language {
  stem: (word: string) => string;
  isStopWord: (word: string) => boolean;
  /** Whether words of two letters have other forms, as in Korean. */
  inflectsShortWords?: boolean;
  /** The forms of a word at the end of a compound, in languages that write compounds as one word. */
  compoundForms?: (word: string) => string[];
  /** Spellings of a folded word with two letters, such as `ue`, read as an umlaut; the most of them first. */
  umlautSpellings?: (word: string) => string[];
  /** The words of one token, where they are others than those of any language. */
  split?: (token: string) => TokenTerms;
}

/** Turns text into terms, the same way for pages and queries. */
export interface Analyzer extends Language {
  /** Calls `visit` with the bounds of each token, in UTF-16 units. */
  scan: (text: string, visit: (start: number, end: number) => void) => void;
  /** The words of one token, remembered for as long as memory is bounded. */
  split: (token: string) => TokenTerms;
  /** The words of each token of a text. */
  splitText: (text: string) => TokenTerms[];
  /** The spelling of a whole token under which it is indexed; empty for what is not a word. */
  normalize: (token: string) => string;
}

const REMEMBERED = 50_000;

/** The analysis for technical prose in a language. */
export function createAnalyzer(language: Language): Analyzer {
  const known = new Map<string, TokenTerms>();
  const analyzer: Analyzer = {
    ...language,
    scan: scanTokens,
    split(token) {
      let terms = known.get(token);
      if (terms === undefined) {
        terms = (language.split ?? splitToken)(token);
        if (known.size >= REMEMBERED) known.clear();
        known.set(token, terms);
      }
      return terms;
    },
    splitText(text) {
      const tokens: TokenTerms[] = [];
      scanTokens(text, (start, end) => tokens.push(analyzer.split(text.slice(start, end))));
      return tokens;
    },
    normalize: (token) => analyzer.splitText(token).map(asOneWord).join(''),
  };
  return analyzer;
}
