import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useMemo, useState} from 'react';
import {addRecentSearch, readRecentSearches} from './recentSearches';
import {RECENT_SEARCHES_KEY} from './recentSearchesKey';

export interface RecentSearches {
  /** Newest first; empty where the option is off. */
  list: string[];
  add: (query: string) => void;
  clear: () => void;
}

/** The recent searches of this browser. */
export function useRecentSearches(enabled: boolean): RecentSearches {
  const storage = useMemo(() => createStorageSlot(RECENT_SEARCHES_KEY), []);
  const [list, setList] = useState(() => (enabled ? readRecentSearches(storage) : []));
  const add = useCallback(
    (query: string) => {
      if (!enabled) return;
      addRecentSearch(storage, query);
      setList(readRecentSearches(storage));
    },
    [enabled, storage],
  );
  const clear = useCallback(() => {
    storage.del();
    setList([]);
  }, [storage]);
  return {list, add, clear};
}
