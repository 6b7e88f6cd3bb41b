import {DISMISS_KEY, ID_KEY} from './announcement';

/**
 * What the bar keeps in the reader's browser, with its purpose in German, as the option `storage` of
 * `@screwbox/docusaurus-legal-pages` takes it.
 */
export const ANNOUNCEMENT_STORAGE = [
  {
    key: ID_KEY,
    namespaced: true,
    purpose:
      'Merkt sich, welche Ankündigungen Ihnen angezeigt wurden, damit eine neue oder geänderte wieder erscheint.',
  },
  {
    key: DISMISS_KEY,
    namespaced: true,
    purpose:
      'Merkt sich, welche Ankündigungen Sie geschlossen haben. Wird erst geschrieben, wenn Sie eine Ankündigung schließen.',
  },
];
