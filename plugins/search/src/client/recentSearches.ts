const LIMIT = 5;

/** What storage has to be able to do; `createStorageSlot` of Docusaurus gives it. */
export interface RecentStorage {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
}

/** The recent searches of this browser, newest first; what cannot be read counts as none. */
export function readRecentSearches(storage: RecentStorage): string[] {
  const stored = storage.get();
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list)
      ? list.filter((entry): entry is string => typeof entry === 'string').slice(0, LIMIT)
      : [];
  } catch (error) {
    console.warn('The recent searches in storage are damaged and are dropped.', error);
    storage.del();
    return [];
  }
}

/** Puts a query in front of the recent searches; the oldest one falls off. */
export function addRecentSearch(storage: RecentStorage, query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = readRecentSearches(storage).filter((entry) => entry !== text);
  storage.set(JSON.stringify([text, ...others].slice(0, LIMIT)));
}
