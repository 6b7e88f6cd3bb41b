import type {Corrections} from './expandQuery';
import {contentWords, type PlainQuery} from './PlainQuery';

/**
 * The found terms that are marked in a row. Stop words are marked only where the query has no
 * others: an excerpt full of marked articles would hide the words that matter.
 * @param terms all terms that were found for the query
 */
export function rowTerms(
  {words}: PlainQuery,
  terms: readonly string[],
  isStopWord: (word: string) => boolean,
): readonly string[] {
  if (words.every((word) => word.isStopWord)) return terms;
  return terms.filter((term) => !isStopWord(term));
}

/**
 * What is marked on the page that a row leads to: identifiers as they were typed, the words of the
 * query without its stop words, and what a misspelt word most likely means.
 */
export function pageTerms({words, joins}: PlainQuery, corrections: Corrections): string[] {
  const typed = joins.filter(({isTyped}) => isTyped).map(({text}) => text);
  const content = contentWords(words);
  const meant = words.flatMap((word, index) => {
    const [correction] = corrections.words.get(index) ?? [];
    if (!content.includes(word)) return [];
    return correction === undefined ? [word.text] : [word.text, correction.entry.term];
  });
  return [...typed, ...meant];
}
