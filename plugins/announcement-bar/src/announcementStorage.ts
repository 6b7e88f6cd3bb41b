import {DISMISS_KEY, ID_KEY} from './announcement';

/**
 * Keys that the bar writes in the reader's browser, with their purpose in German, for the option `storage` of
 * `@screwbox/docusaurus-legal-pages`.
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
