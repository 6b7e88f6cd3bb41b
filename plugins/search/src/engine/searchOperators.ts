import {Deadline} from '../query/Deadline';
import {parseOperators} from '../query/parseOperators';
import {compareRanked} from '../query/Ranked';
import {rankOperators} from '../query/rankOperators';
import {filterPhrases, type Phrase} from './filterPhrases';
import type {IndexContext} from './IndexContext';
import {makeRows} from './makeRows';
import type {Finding, SearchOptions} from './SearchResult';

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
  deadline.check();
  const {ranked, terms} = await rankOperators(parseOperators(input), context, deadline);
  ranked.sort(compareRanked);
  const found = await filterPhrases(ranked, phrases, context, offset + limit, deadline);
  const picked = found.ranked.slice(offset, offset + limit);
  const shown = [
    ...terms,
    ...phrases.filter(({isProhibited}) => !isProhibited).flatMap(({words}) => words),
  ];
  deadline.check();
  return {
    rows: makeRows(picked, context, {
      terms: new Map(shown.map((term, index) => [term, [index]])),
      prefix: '',
      wordCount: 0,
    }),
    total: found.total,
    terms: shown,
  };
}
