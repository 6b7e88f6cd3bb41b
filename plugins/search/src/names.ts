/** Name of the plugin, of its global data and of its translation files. */
export const PLUGIN_NAME = 'docusaurus-search';

/** Key of the recent searches in local storage; Docusaurus adds the site's namespace where one is set. */
export const RECENT_SEARCHES_KEY = 'docusaurus.search.recent';

/**
 * Names of the chunks that are loaded when a reader turns to the search. `SearchField` and `turnToSearch`
 * repeat them in comments, because bundlers do not read constants there.
 */
export const SUGGESTIONS_CHUNK = 'search-suggestions';
export const WORKER_CHUNK = 'search-worker';

/** Mark the search field of wide screens and the dialog of narrow ones in the HTML. */
export const FIELD_ATTRIBUTE = 'data-search-field';
export const DIALOG_ATTRIBUTE = 'data-search-dialog';

/**
 * What the search keeps in the reader's browser, with its purpose in German, as the option `storage`
 * of `@screwbox/docusaurus-legal-pages` takes it. Nothing, where `recentSearches` is off.
 */
export const SEARCH_STORAGE = [
  {
    key: RECENT_SEARCHES_KEY,
    namespaced: true,
    purpose:
      'Merkt sich Ihre letzten fünf Suchanfragen und bietet sie im Suchfeld wieder an. Wird erst geschrieben, wenn Sie einen Treffer öffnen oder eine Suche abschicken.',
  },
];
