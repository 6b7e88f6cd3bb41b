import type {SearchDocument} from '../partitions/SearchDocument';
import {RECENT_SEARCHES_KEY, SEARCH_STORAGE} from '../../names';
import type {ContextOptions, PluginOptions} from '../../options';
import {type Connection, connections} from '../options/connections';
import {readExternalDocuments} from './readExternalDocuments';

/** Content that the plugin loads. Other plugins read its properties by name. */
export interface SearchContent {
  contexts: ContextOptions[];
  documents: SearchDocument[];
  /** Storage keys in the reader's browser, for the privacy notice. */
  storageKeys: typeof SEARCH_STORAGE;
  /** Addresses that receive readers' data, for the privacy notice. */
  connections: Connection[];
  localSearch: true;
}

export async function loadSearchContent(
  options: PluginOptions,
  siteDir: string,
): Promise<SearchContent> {
  return {
    contexts: options.contexts,
    documents: await readExternalDocuments(options, siteDir),
    storageKeys: SEARCH_STORAGE.filter(
      ({key}) => options.recentSearches || key !== RECENT_SEARCHES_KEY,
    ),
    connections: connections(options),
    localSearch: true,
  };
}
