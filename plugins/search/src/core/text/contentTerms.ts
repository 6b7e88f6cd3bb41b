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
 * Returns the stems of a search answer or of a query. If the stems are equal, the query is the question that
 * the answer belongs to. The text starts with the stem of the first word, so that answer and word are usually
 * in one slice of the dictionary. Empty if all words are stop words.
 */
export const answerStems = (text: string, analyzer: Analyzer): string =>
  contentTerms(text, analyzer).map(analyzer.stem).join(' ');
