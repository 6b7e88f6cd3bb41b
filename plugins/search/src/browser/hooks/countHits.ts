import type {SearchResults} from '../worker/searchAnswer';

/** How many hits each context has, those from elsewhere included. */
export function countsOf({counts, elsewhere}: SearchResults): Record<string, number> {
  const others = elsewhere === undefined || elsewhere === 'coming' ? [] : elsewhere;
  return {...counts, ...Object.fromEntries(others.map(({context, total}) => [context, total]))};
}

/** How many hits there are in all, those from elsewhere included. */
export function totalOf({total, elsewhere}: SearchResults): number {
  return elsewhere === undefined || elsewhere === 'coming'
    ? total
    : elsewhere.reduce((sum, found) => sum + found.total, total);
}
