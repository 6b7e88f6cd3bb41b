import type {Analyzer} from './Analyzer';
import {ownTerms} from './TokenTerms';

/** The words of a text that say something, as they are indexed: no signs and no stop words. */
export const contentTerms = (text: string, {splitText, isStopWord}: Analyzer): string[] =>
  splitText(text)
    .flatMap((token) => {
      const own = ownTerms(token);
      return own.length > 0 ? own : token.joins;
    })
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !isStopWord(word));

/**
 * The stems of what a page promises to answer, or of a query: equal ones are the same question. They begin as
 * the first word does, so that both lie in one slice of the dictionary. Empty where no word says anything.
 */
export const answerStems = (text: string, analyzer: Analyzer): string =>
  contentTerms(text, analyzer).map(analyzer.stem).join(' ');
