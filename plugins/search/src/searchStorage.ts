import {RECENT_SEARCHES_KEY} from './ui/names';

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
