import type {SearchHit} from '../../worker/searchAnswer';

/** What a search for "light" found. */
export const resultsOf = (hits: SearchHit[], suggestion?: string) => ({
  kind: 'results' as const,
  query: 'light',
  hits,
  terms: ['light'],
  total: hits.length,
  hasMore: false,
  milliseconds: 1,
  ...(suggestion !== undefined && {suggestion}),
});
