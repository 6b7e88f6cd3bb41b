/** Results of a query that finds nothing. */
export const noHits = (query: string) => ({
  kind: 'results' as const,
  query,
  hits: [],
  total: 0,
  hasMore: false,
  counts: {},
  terms: [],
  milliseconds: 1,
});
