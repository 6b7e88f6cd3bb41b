import {useMemo, useSyncExternalStore} from 'react';
import {recentSearches} from '../../browser/storedSearches';
import {useSearchSettings} from './useSearchSettings';

export interface RecentSearches {
  /** Newest first; empty if the option is off. */
  list: readonly string[];
  add: (query: string) => void;
  clear: () => void;
}

const NONE: readonly string[] = [];
const OFF = {
  subscribe: () => () => undefined,
  getSnapshot: () => NONE,
  add: () => undefined,
  clear: () => undefined,
};

export function useRecentSearches(): RecentSearches {
  const {recentSearches: isOn} = useSearchSettings();
  const {subscribe, getSnapshot, add, clear} = useMemo(
    () => (isOn ? recentSearches() : OFF),
    [isOn],
  );
  const list = useSyncExternalStore(subscribe, getSnapshot, () => NONE);
  return {list, add, clear};
}
