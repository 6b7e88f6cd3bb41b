import {createStorageSlot} from '@docusaurus/theme-common';
import type {RecentStorage} from './recentSearches';

/** Where the development server's searches without results are kept: in the author's own browser. */
export function missedSearchesStorage(): RecentStorage {
  return createStorageSlot('docusaurus.search.missed');
}
