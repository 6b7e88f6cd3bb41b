/** Name of the plugin, of its global data and of its translation files. */
export const PLUGIN_NAME = 'docusaurus-search';

/** Key of the recent searches in local storage. Docusaurus appends the site's namespace if there is one. */
export const RECENT_SEARCHES_KEY = 'docusaurus.search.recent';

/** Key of the hit whose words this tab marks, in session storage. Docusaurus also appends the namespace here. */
export const OPENED_HIT_KEY = 'docusaurus.search.hit';

/**
 * Name of the chunk that loads when the reader starts to search. `SearchField` repeats it in a comment,
 * because bundlers do not read constants there.
 */
export const SUGGESTIONS_CHUNK = 'search-suggestions';

/** Attributes in the HTML of the search field on wide screens and of the dialog on narrow ones. */
export const FIELD_ATTRIBUTE = 'data-search-field';
export const DIALOG_ATTRIBUTE = 'data-search-dialog';

/**
 * Keys that the search stores in the reader's browser, with their purposes in German, for the option `storage`
 * of `@screwbox/docusaurus-legal-pages`. The first one is unused if `recentSearches` is off.
 */
export const SEARCH_STORAGE = [
  {
    key: RECENT_SEARCHES_KEY,
    namespaced: true,
    purpose:
      'Merkt sich Ihre letzten fünf Suchanfragen und bietet sie im Suchfeld wieder an. Wird erst geschrieben, wenn Sie einen Treffer öffnen oder eine Suche abschicken.',
  },
  {
    key: OPENED_HIT_KEY,
    namespaced: true,
    place: 'sessionStorage' as const,
    purpose:
      'Merkt sich die gefundenen Wörter des Treffers, den Sie geöffnet haben, damit sie auch nach einem Neuladen der Seite hervorgehoben sind.',
  },
];

/** Placeholder for the digest of the pages' scripts, of the same length. The build replaces it in the scripts. */
export const SCRIPTS_HASH = 'hash-of-scripts_';
