import type {QueryError, SearchHit} from '../../browser/worker/searchAnswer';

/** What is wrong with a query. */
export const QUERY_ERROR: QueryError = {
  message: 'no field',
  code: 'unexpected',
  found: '',
  value: '',
  start: 0,
  end: 3,
};

/** What a search for "light" found. */
export const resultsOf = (hits: SearchHit[], suggestion?: string) => ({
  kind: 'results' as const,
  query: 'light',
  hits,
  terms: ['light'],
  total: hits.length,
  hasMore: false,
  counts: {},
  milliseconds: 1,
  ...(suggestion !== undefined && {suggestion}),
});
