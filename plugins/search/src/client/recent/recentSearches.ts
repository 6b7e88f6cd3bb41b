import {type ListStorage, readStoredList} from '../browser/readStoredList';

const LIMIT = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The recent searches of this browser, newest first; what cannot be read counts as none. */
export function readRecentSearches(storage: ListStorage): string[] {
  return readStoredList(storage, isText, 'recent searches').slice(0, LIMIT);
}

/** Puts a query in front of the recent searches; the oldest one falls off. */
export function addRecentSearch(storage: ListStorage, query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = readRecentSearches(storage).filter((entry) => entry !== text);
  storage.set(JSON.stringify([text, ...others].slice(0, LIMIT)));
}
