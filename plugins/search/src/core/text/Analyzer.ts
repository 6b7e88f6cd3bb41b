import {splitToken} from './splitToken';
import {asOneWord, type TokenTerms} from './TokenTerms';
import {scanTokens} from './scanTokens';

export interface Language {
  stem: (word: string) => string;
  isStopWord: (word: string) => boolean;
  /** Whether words of two letters have other forms, as in Korean. */
  inflectsShortWords?: boolean;
  /** Returns the forms of a word at the end of a compound, for languages that write compounds as one word. */
  compoundForms?: (word: string) => string[];
  /**
   * Returns spellings of a folded word in which pairs of letters, such as `ue`, are read as umlauts. Spellings
   * with the most umlauts come first.
   */
  umlautSpellings?: (word: string) => string[];
  split?: (token: string) => TokenTerms;
}

export interface Analyzer extends Language {
  /** Calls `visit` with the bounds of each token, in UTF-16 units. */
  scan: (text: string, visit: (start: number, end: number) => void) => void;
  split: (token: string) => TokenTerms;
  splitText: (text: string) => TokenTerms[];
  /** Returns the indexed spelling of a whole token; empty for a token that is not a word. */
  normalize: (token: string) => string;
}

const REMEMBERED = 50_000;

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
