import type {Terms} from '../expand/Terms';
import {contentWords} from '../parse/parsePlain';
import type {MatchedTerms} from '../score/Ranked';
import type {TermsToMark} from './matchTokens';

/**
 * Words at most that a page is to highlight. More are of a query such as `*e*`: they would mark all of
 * a page, and keep it waiting while they come from the worker.
 */
const MOST_NAMED = 1000;

/** The terms with the words of required phrases, of which some are in no clause. */
function withPhrases(terms: MatchedTerms, {phrases}: Terms['query']): MatchedTerms {
  const all = new Map(terms);
  for (const {words, isProhibited} of phrases)
    for (const word of isProhibited ? [] : words) if (!all.has(word)) all.set(word, [all.size]);
  return all;
}

/**
 * Words that are marked in a row and whose nearness counts. Stop words are marked
 * only where the query has no others: an excerpt full of marked articles would hide the words that
 * matter.
 * @param terms all terms that were found for the query
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
 * Words that are marked on the page of a row. For plain text: identifiers as they were typed, the
 * words of the query without its stop words, and what a misspelt word most likely means.
 * @param terms all terms that were found for the query
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
