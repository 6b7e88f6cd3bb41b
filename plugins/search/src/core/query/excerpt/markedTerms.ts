import type {Terms} from '../expand/Terms';
import {contentWords} from '../parse/parsePlain';
import type {MatchedTerms} from '../score/Ranked';
import type {TermsToMark} from './matchTokens';

/**
 * Maximum number of words that a page highlights. A query such as `*e*` matches more words, which would mark
 * the whole page and take too long to send from the worker.
 */
const MOST_NAMED = 1000;

/** Adds the words of required phrases, because clauses lack the stop words and symbols of a phrase. */
function withPhrases(terms: MatchedTerms, {phrases}: Terms['query']): MatchedTerms {
  const all = new Map(terms);
  for (const {words, isProhibited} of phrases)
    for (const word of isProhibited ? [] : words) if (!all.has(word)) all.set(word, [all.size]);
  return all;
}

/**
 * Returns the words that are marked in a row and whose distance counts. Stop words are only included if the query
 * has no others, because an excerpt full of marked articles would hide the words that matter.
 */
export function rowTerms(
  {query, words}: Terms,
  terms: MatchedTerms,
  isStopWord: (word: string) => boolean,
): TermsToMark {
  if (query.kind === 'operators')
    return {terms: withPhrases(terms, query), prefix: '', wordCount: words.length};
  const hasOthers = words.some((word) => !word.isStopWord);
  const marked = new Map(Array.from(terms).filter(([term]) => !hasOthers || !isStopWord(term)));
  const last = words.findIndex(({isPrefix, isNeeded}) => isPrefix && isNeeded);
  const prefix = words[last]?.text ?? '';
  if (prefix !== '') marked.set(prefix, [...(terms.get(prefix) ?? []), last]);
  return {terms: marked, prefix, wordCount: words.filter(({isNeeded}) => isNeeded).length};
}

/**
 * Returns the words that are marked on the page of a row. For plain text, these are typed identifiers, the words
 * of the query without stop words, and the most likely corrections.
 */
export function pageTerms(
  {query, words, joins, corrections}: Terms,
  terms: MatchedTerms,
): string[] {
  if (query.kind === 'operators')
    return terms.size > MOST_NAMED ? [] : Array.from(withPhrases(terms, query).keys());
  const typed = joins.filter(({isTyped}) => isTyped).map(({text}) => text);
  const content = contentWords(words);
  const own = words.flatMap((word, place) => {
    if (!content.includes(word)) return [];
    const meant = corrections.get(place) ?? [];
    return [word.text, ...meant.map(({entry}) => entry.term)];
  });
  return [...typed, ...own];
}
