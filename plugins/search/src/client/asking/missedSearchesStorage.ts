import {createStorageSlot} from '@docusaurus/theme-common';
import type {ListStorage} from '../browser/readStoredList';

/** Where the development server's searches without results are kept: in the author's own browser. */
export function missedSearchesStorage(): ListStorage {
  return createStorageSlot('docusaurus.search.missed');
}
