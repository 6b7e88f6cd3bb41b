import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {RECENT_SEARCHES_KEY} from '../../names';

/** What storage has to be able to do; `createStorageSlot` of Docusaurus gives it. */
export interface ListStorage {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
}

/**
 * Reads a list that is kept as JSON; what cannot be read counts as empty and is dropped.
 *
 * @param isEntry tells the entries from anything else that stands in the list
 * @param name of the list, for the warning about a damaged one
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
    console.warn(`The ${name} in storage are damaged and are dropped.`, error);
    storage.del();
    return [];
  }
}

const MOST_RECENT = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The recent searches of this browser, newest first; what cannot be read counts as none. */
export function readRecentSearches(storage: ListStorage): string[] {
  return readStoredList(storage, isText, 'recent searches').slice(0, MOST_RECENT);
}

/** Puts a query in front of the recent searches; the oldest one falls off. */
export function addRecentSearch(storage: ListStorage, query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = readRecentSearches(storage).filter((entry) => entry !== text);
  storage.set(JSON.stringify([text, ...others].slice(0, MOST_RECENT)));
}

export interface RecentSearches {
  /** Newest first; empty where the option is off. */
  list: string[];
  add: (query: string) => void;
  clear: () => void;
}

/** The recent searches of this browser, whichever field or tab they are from. */
export function useRecentSearches(enabled: boolean): RecentSearches {
  const storage = useMemo(() => createStorageSlot(RECENT_SEARCHES_KEY), []);
  const [list, setList] = useState(() => (enabled ? readRecentSearches(storage) : []));
  useEffect(() => {
    if (!enabled) return undefined;
    // Told of what this field changes, too.
    return storage.listen(() => setList(readRecentSearches(storage)));
  }, [enabled, storage]);
  const add = useCallback(
    (query: string) => {
      if (enabled) addRecentSearch(storage, query);
    },
    [enabled, storage],
  );
  const clear = useCallback(() => storage.del(), [storage]);
  return {list, add, clear};
}

const MOST_MISSED = 100;

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
  storage.set(JSON.stringify([{query: text, count}, ...others].slice(0, MOST_MISSED)));
}

/** Where the development server's searches without results are kept: in the author's own browser. */
export function missedSearchesStorage(): ListStorage {
  return createStorageSlot('docusaurus.search.missed');
}
