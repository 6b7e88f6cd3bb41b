import type {SearchResults} from '../worker/searchAnswer';
import type {SearchState} from './useSearch';

/** A tag of pages. */
export interface Tag {
  /** What stands in addresses and queries, such as `audio`. */
  key: string;
  /** What readers see. */
  label: string;
}

/** The start of a query that the reader has not typed but chosen. */
const startOf = (tag: string): string => (tag === '' ? '' : `tag:${tag} `);

/** A query for the pages with a tag; an empty one is for all pages. */
export const queryWithin = (query: string, tag: string): string => startOf(tag) + query;

function resultsWithin<Results extends SearchResults>(results: Results, tag: string): Results {
  const {suggestion, error} = results;
  const {length} = startOf(tag);
  // No page of the part that is searched has the tag. The words of the query alone are not wanted then.
  if (error && error.end <= length)
    return {...results, error: undefined, suggestion: undefined, hits: [], total: 0, counts: {}};
  return {
    ...results,
    ...(suggestion !== undefined && {suggestion: suggestion.slice(length)}),
    ...(error && {error: {...error, start: error.start - length, end: error.end - length}}),
  };
}

/** What came of such a query, as if the reader had typed it without the tag. */
export function stateWithin(state: SearchState, tag: string): SearchState {
  if (tag === '') return state;
  if (state.kind === 'results') return resultsWithin(state, tag);
  return state.kind === 'loading' && state.previous
    ? {...state, previous: resultsWithin(state.previous, tag)}
    : state;
}
