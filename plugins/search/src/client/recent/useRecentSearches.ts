import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useMemo, useState} from 'react';
import {addRecentSearch, readRecentSearches} from './recentSearches';
import {RECENT_SEARCHES_KEY} from './recentSearchesKey';

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
