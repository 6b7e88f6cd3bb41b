import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchContext} from '../../core/partitions/catalog';
import {PLUGIN_NAME} from '../../names';

/** What the browser needs to know of the plugin's options. */
export interface SearchSettings {
  /** Path of the search page, with the base URL. */
  searchPath: string;
  /** Whether hits of the context that is read come before others that are about as good. */
  preferOwnContext?: boolean;
  /** Other searches; none where the site names none. */
  furtherSearches?: {label: string; url: string}[];
  hotkeys: string[];
  recentSearches: boolean;
  suggestionLimit: number;
  /** The contexts, with the paths (base URL included) that each begins with. */
  contexts: (SearchContext & {paths: string[]})[];
}

/** The plugin's settings for this site. */
export function useSearchSettings(): SearchSettings {
  return usePluginData(PLUGIN_NAME) as SearchSettings;
}
