import type {SearchContext} from '../core/partitions';

export interface SearchSettings {
  searchPath: string;
  /** Whether hits in the context of the current page come before others that are about as good. */
  preferOwnContext?: boolean;
  furtherSearches?: {label: string; url: string}[];
  hotkeys: string[];
  recentSearches: boolean;
  suggestionLimit: number;
  /** The contexts with their paths, which include the base URL. */
  contexts: (SearchContext & {paths: string[]})[];
}
