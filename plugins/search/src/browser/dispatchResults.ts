import {announceSearch} from './events';
import {totalOf} from './hits';
import type {Found} from './session';
import {addMissedSearch, missedSearchesStorage} from './storedSearches';
import {queryWithinTag} from './tag';

/**
 * Sends the event with the number of results to the page's scripts. In development, also stores searches without
 * results.
 */
export function dispatchResults(found: Found): void {
  const {query, context, tag} = found.input;
  const count = totalOf(found);
  if (process.env.NODE_ENV === 'development' && count === 0)
    addMissedSearch(missedSearchesStorage(), query);
  announceSearch({type: 'results', query: queryWithinTag(query, tag), context, count});
}
