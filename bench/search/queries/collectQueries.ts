import type {Query} from './Query';

export function collectQueries<T>(
  places: readonly T[],
  count: number,
  make: (place: T) => Query | undefined,
): Query[] {
  const queries: Query[] = [];
  const seen = new Set<string>();
  for (const place of places) {
    if (queries.length >= count) break;
    const query = make(place);
    if (!query || query.targets.length === 0 || seen.has(query.text)) continue;
    seen.add(query.text);
    queries.push(query);
  }
  return queries;
}
