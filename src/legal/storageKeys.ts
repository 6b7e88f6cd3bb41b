import type {StorageKey} from '../../plugins/legal-pages/src/node/facts/StorageKey';

/** What the plugins of this site keep in the reader's browser, as the privacy notice lists it. */
export const STORAGE_KEYS: StorageKey[] = [
  {
    key: 'docusaurus.announcement.id',
    namespaced: true,
    purpose:
      'Merkt sich, welche Ankündigungen Ihnen angezeigt wurden, damit eine neue oder geänderte wieder erscheint.',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    namespaced: true,
    purpose:
      'Merkt sich, welche Ankündigungen Sie geschlossen haben. Wird erst geschrieben, wenn Sie eine Ankündigung schließen.',
  },
  {
    key: 'docusaurus.search.recent',
    namespaced: true,
    purpose:
      'Merkt sich Ihre letzten fünf Suchanfragen und bietet sie im Suchfeld wieder an. Wird erst geschrieben, wenn Sie einen Treffer öffnen oder eine Suche abschicken.',
  },
  {
    key: 'offline:*',
    place: 'cache',
    purpose:
      'Hält gelesene Seiten und den Suchindex bereit, damit Sie beides ohne Netz wieder nutzen können. Enthält nur veröffentlichte Dateien dieser Website und Kennungen offener Tabs. Den Suchindex lädt der Browser nicht im Voraus, wenn er Daten spart.',
  },
];
