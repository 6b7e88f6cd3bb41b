import type {Analyzer} from './Analyzer';
import {ownTerms} from './TokenTerms';

/** Returns the indexed words of a text without symbols and stop words. */
export const contentTerms = (text: string, {splitText, isStopWord}: Analyzer): string[] =>
  splitText(text)
    .flatMap((token) => {
      const own = ownTerms(token);
      return own.length > 0 ? own : token.joins;
    })
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !isStopWord(word));

/**
 * Returns the stems of a promised answer or of a query. Equal stems are the same question. They start like
 * the first word, so that both are in one slice of the dictionary. Empty if all words are stop words.
 */
export const answerStems = (text: string, analyzer: Analyzer): string =>
  contentTerms(text, analyzer).map(analyzer.stem).join(' ');
