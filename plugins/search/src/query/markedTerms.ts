import type {Corrections} from './expandQuery';
import type {Found, FoundTerms} from './foundWords';
import {contentWords, type PlainQuery} from './PlainQuery';

/**
 * What is marked in a row, and which of its words are better near each other. Stop words are marked
 * only where the query has no others: an excerpt full of marked articles would hide the words that
 * matter.
 * @param terms all terms that were found for the query
 */
export function rowTerms(
  {words}: PlainQuery,
  terms: FoundTerms,
  isStopWord: (word: string) => boolean,
): Found {
  const hasOthers = words.some((word) => !word.isStopWord);
  const marked = new Map(Array.from(terms).filter(([term]) => !hasOthers || !isStopWord(term)));
  const last = words.findIndex(({isPrefix, isNeeded}) => isPrefix && isNeeded);
  const prefix = words[last]?.text ?? '';
  if (prefix !== '') marked.set(prefix, [...(terms.get(prefix) ?? []), last]);
  return {terms: marked, prefix, wordCount: words.filter(({isNeeded}) => isNeeded).length};
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
    const compounds = corrections.compounds.get(index) ?? [];
    return [
      word.text,
      ...(correction === undefined ? [] : [correction.entry.term]),
      ...compounds.map(({entry}) => entry.term),
    ];
  });
  return [...typed, ...meant];
}
