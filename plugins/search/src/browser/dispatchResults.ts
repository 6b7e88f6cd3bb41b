import {announceSearch} from './events';
import {totalOf} from './hits';
import type {Found} from './session';
import {addMissedSearch, missedSearchesStorage} from './storedSearches';
import {queryWithinTag} from './tag';

/** Tells the page's scripts what a search has found. In development, searches without results are stored. */
export function dispatchResults(found: Found): void {
  const {query, context, tag} = found.input;
  const count = totalOf(found);
  if (process.env.NODE_ENV === 'development' && count === 0)
    addMissedSearch(missedSearchesStorage(), query);
  announceSearch({type: 'results', query: queryWithinTag(query, tag), context, count});
}
