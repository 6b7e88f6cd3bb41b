import {createStorageSlot} from '@docusaurus/theme-common';
import {RECENT_SEARCHES_KEY} from '../names';

export interface ListStorage {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
}

/**
 * Reads a list that is stored as JSON. A damaged list is removed and counts as empty.
 *
 * @param isEntry whether a value is an entry; others are left out
 * @param name of the list, for the warning if it is damaged
 */
export function readStoredList<Entry>(
  storage: ListStorage,
  isEntry: (value: unknown) => value is Entry,
  name: string,
): Entry[] {
  const stored = storage.get();
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch (error) {
    console.warn(`The ${name} in storage are damaged and have been removed.`, error);
    storage.del();
    return [];
  }
}

const MOST_RECENT = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

export function readRecentSearches(storage: ListStorage): string[] {
  return readStoredList(storage, isText, 'recent searches').slice(0, MOST_RECENT);
}

export function addRecentSearch(storage: ListStorage, query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = readRecentSearches(storage).filter((entry) => entry !== text);
  storage.set(JSON.stringify([text, ...others].slice(0, MOST_RECENT)));
}

export interface RecentSearchStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly string[];
  add: (query: string) => void;
  clear: () => void;
}

export function recentSearches(): RecentSearchStore {
  const storage = createStorageSlot(RECENT_SEARCHES_KEY);
  let list = readRecentSearches(storage);
  return {
    subscribe: (listener) =>
      // Also called for changes by this tab.
      storage.listen(() => {
        list = readRecentSearches(storage);
        listener();
      }),
    getSnapshot: () => list,
    add: (query) => addRecentSearch(storage, query),
    clear: () => storage.del(),
  };
}

const MOST_MISSED = 100;

export interface MissedSearch {
  query: string;
  count: number;
}

function isMissedSearch(value: unknown): value is MissedSearch {
  if (typeof value !== 'object' || value === null) return false;
  const {query, count} = value as Partial<MissedSearch>;
  return typeof query === 'string' && typeof count === 'number';
}

export function readMissedSearches(storage: ListStorage): MissedSearch[] {
  return readStoredList(storage, isMissedSearch, 'searches without results');
}

/**
 * Stores a query that found nothing. Each typed letter starts a query, so only the longest of consecutive queries
 * with the same beginning is kept.
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
  storage.set(JSON.stringify([{query: text, count}, ...others].slice(0, MOST_MISSED)));
}

/** Storage of searches without results. Only the development server uses it, in the author's browser. */
export function missedSearchesStorage(): ListStorage {
  return createStorageSlot('docusaurus.search.missed');
}
