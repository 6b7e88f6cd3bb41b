import type {Analyzer} from './Analyzer';
import {ownTerms} from './TokenTerms';

export const contentTerms = (text: string, {splitText, isStopWord}: Analyzer): string[] =>
  splitText(text)
    .flatMap((token) => {
      const own = ownTerms(token);
      return own.length > 0 ? own : token.joins;
    })
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !isStopWord(word));

/**
 * Returns the stems of a search answer or of a query; empty if all words are stop words. A query matches an
 * answer if their stems are equal. The key of an answer starts with its stems, so it is usually in the same slice
 * of the dictionary as the first word of the query.
 */
export const answerStems = (text: string, analyzer: Analyzer): string =>
  contentTerms(text, analyzer).map(analyzer.stem).join(' ');
