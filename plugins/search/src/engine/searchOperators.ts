import {Deadline} from '../reading/Deadline';
import {filterPhrases, MOST_READ, type Phrase} from './filterPhrases';
import type {IndexContext} from '../reading/IndexContext';
import {makeRows} from './makeRows';
import type {Finding, SearchOptions} from './SearchResult';
import {addTerm, rankOperators} from '../query/rankOperators';
import {parseOperators} from '../query/parseOperators';

/**
 * Words at most that a page is to highlight. More are of a query such as `*e*`: they would mark all of
 * a page, and keep it waiting while they come from the worker.
 */
const MOST_NAMED = 1000;

/**
 * Answers a query in lunr's language.
 * @throws QueryParseError (lunr's) where the query is malformed
 */
export async function searchOperators(
  input: string,
  phrases: readonly Phrase[],
  context: IndexContext,
  {limit = 8, offset = 0, signal}: SearchOptions,
): Promise<Finding> {
  const deadline = new Deadline(signal);
  // In a new worker, it takes long to make the expressions that tell how the query is meant.
  await deadline.tick();
  const wanted = offset + limit;
  const clauses = parseOperators(input);
  const most = phrases.length > 0 ? MOST_READ : wanted;
  const {terms, ...matches} = await rankOperators(clauses, context, deadline, most);
  const {ranked, ...counted} = await filterPhrases(matches, phrases, context, wanted, deadline);
  for (const {words, isProhibited} of phrases)
    if (!isProhibited) for (const word of words) addTerm(word, terms);
  return {
    rows: makeRows(
      ranked.slice(offset, wanted),
      context,
      {terms, prefix: '', wordCount: 0},
      deadline,
    ),
    ...counted,
    terms: terms.size > MOST_NAMED ? [] : Array.from(terms.keys()),
  };
}
