import type {StorageKey} from './StorageKey';

export interface DocusaurusFacts {
  themeSwitch: boolean;
  announcementBar: boolean;
  /** Ids of the docs plugins that offer more than one version and remember the choice. */
  versionedDocs: string[];
}

const THEME: StorageKey = {
  key: 'theme',
  namespaced: true,
  purpose:
    'Merkt sich das helle oder dunkle Farbschema. Wird erst geschrieben, wenn Sie das Farbschema umschalten.',
};

const TABS: StorageKey = {
  key: 'docusaurus.tab.*',
  namespaced: true,
  purpose:
    'Merkt sich, welchen Reiter einer Gruppe Sie gewählt haben. Wird erst geschrieben, wenn Sie einen Reiter wählen.',
};

const ANNOUNCEMENT: StorageKey[] = [
  {
    key: 'docusaurus.announcement.dismiss',
    namespaced: true,
    purpose: 'Merkt sich, ob Sie die Ankündigung am Seitenanfang geschlossen haben.',
  },
  {
    key: 'docusaurus.announcement.id',
    namespaced: true,
    purpose:
      'Merkt sich, zu welcher Ankündigung diese Angabe gehört, damit eine neue wieder erscheint.',
  },
];

export function docusaurusKeys(facts: DocusaurusFacts): StorageKey[] {
  return [
    ...(facts.themeSwitch ? [THEME] : []),
    ...(facts.announcementBar ? ANNOUNCEMENT : []),
    ...facts.versionedDocs.map((id) => ({
      key: `docs-preferred-version-${id}`,
      namespaced: true,
      purpose:
        'Merkt sich die Version der Dokumentation, die Sie gewählt haben. Wird erst geschrieben, wenn Sie eine Version wählen.',
    })),
    TABS,
  ];
}
