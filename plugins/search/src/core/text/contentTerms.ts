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
 * the answer belongs to. An answer's key starts with these stems, so that it is usually in the same slice of
 * the dictionary as its first word. Empty if all words are stop words.
 */
export const answerStems = (text: string, analyzer: Analyzer): string =>
  contentTerms(text, analyzer).map(analyzer.stem).join(' ');
