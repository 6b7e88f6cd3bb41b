import {type ListStorage, readStoredList} from '../browser/readStoredList';

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
export function readMissedSearches(storage: ListStorage): MissedSearch[] {
  return readStoredList(storage, isMissedSearch, 'searches without results');
}

/**
 * Notes a query that found nothing. While somebody types, each letter makes a query: of those that
 * begin alike and follow each other, only the longest is kept.
 */
export function addMissedSearch(storage: ListStorage, query: string): void {
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
