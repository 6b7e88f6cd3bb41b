import type {RecentStorage} from './recentSearches';

const LIMIT = 100;

/** A query of this browser that found nothing. */
export interface MissedSearch {
  query: string;
  /** How often it was asked. */
  count: number;
}

function isMissedSearch(value: unknown): value is MissedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const {query, count} = value as Partial<MissedSearch>;
  return typeof query === 'string' && typeof count === 'number';
}

/** The queries that found nothing, newest first; what cannot be read counts as none. */
export function readMissedSearches(storage: RecentStorage): MissedSearch[] {
  const stored = storage.get();
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isMissedSearch) : [];
  } catch (error) {
    console.warn('The searches without results in storage are damaged and are dropped.', error);
    storage.del();
    return [];
  }
}

/**
 * Notes a query that found nothing. While somebody types, each letter makes a query: of those that
 * begin alike and follow each other, only the longest is kept.
 */
export function addMissedSearch(storage: RecentStorage, query: string): void {
  const text = query.trim();
  if (text === '') return;
  const list = readMissedSearches(storage);
  const [newest] = list;
  if (newest?.count === 1 && newest.query !== text) {
    if (newest.query.startsWith(text)) return;
    if (text.startsWith(newest.query)) list.shift();
  }
  const count = (list.find((entry) => entry.query === text)?.count ?? 0) + 1;
  const others = list.filter((entry) => entry.query !== text);
  storage.set(JSON.stringify([{query: text, count}, ...others].slice(0, LIMIT)));
}
