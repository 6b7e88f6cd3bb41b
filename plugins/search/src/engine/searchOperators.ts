import {Deadline} from '../query/Deadline';
import {parseOperators} from '../query/parseOperators';
import {rankOperators} from '../query/rankOperators';
import {filterPhrases, type Phrase} from './filterPhrases';
import type {IndexContext} from './IndexContext';
import {makeHits} from './makeHits';
import type {SearchOptions, SearchResult} from './SearchResult';

/**
 * Answers a query in lunr's language.
 * @throws QueryParseError (lunr's) where the query is malformed
 */
export async function searchOperators(
  input: string,
  phrases: readonly Phrase[],
  context: IndexContext,
  {limit = 8, offset = 0, signal}: SearchOptions,
): Promise<SearchResult> {
  const deadline = new Deadline(signal);
  deadline.check();
  const {ranked, terms} = await rankOperators(parseOperators(input), context, deadline);
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  const found = await filterPhrases(ranked, phrases, context, offset + limit, deadline);
  const picked = found.ranked.slice(offset, offset + limit);
  const shown = [
    ...terms,
    ...phrases.filter(({isProhibited}) => !isProhibited).flatMap(({words}) => words),
  ];
  const hits = await makeHits(picked, context, {terms: shown, prefix: ''});
  deadline.check();
  return {hits, total: found.total, terms: shown};
}
