import {describe, expect, it} from 'vitest';
import {docusaurusKeys, type DocusaurusFacts} from './docusaurusKeys';
import {versionedDocs} from './siteFacts';
import {listedKey} from './StorageKey';

const TABS = 'docusaurus.tab.*';

describe('Keys of Docusaurus', () => {
  const none: DocusaurusFacts = {
    themeSwitch: false,
    announcementBar: false,
    versionedDocs: [],
  };
  const keys = (facts: Partial<DocusaurusFacts>) =>
    docusaurusKeys({...none, ...facts}).map(({key}) => key);

  it('are listed only if the site can write them', () => {
    expect(keys({})).toEqual([TABS]);
    expect(keys({themeSwitch: true})).toEqual(['theme', TABS]);
    expect(keys({announcementBar: true})).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      TABS,
    ]);
    expect(keys({versionedDocs: ['default', 'api']})).toEqual([
      'docs-preferred-version-default',
      'docs-preferred-version-api',
      TABS,
    ]);
  });

  it('have the namespace of the site', () => {
    const [theme] = docusaurusKeys({...none, themeSwitch: true});
    expect(theme && listedKey(theme, {type: 'localStorage', namespace: '-4f7'}).key).toBe(
      'theme-4f7',
    );
  });

  it("are in the storage that the site's configuration selects", () => {
    const listed = listedKey({key: 'a', purpose: 'b'}, {type: 'sessionStorage', namespace: ''});
    expect(listed).toMatchObject({
      place: 'sessionStorage',
      lifetime: 'bis Sie den Tab schließen',
      basis: 'requested',
    });
  });
});

describe('A declared key', () => {
  const storage = {type: 'localStorage', namespace: ''} as const;

  it('keeps its stated lifetime', () => {
    const declared = {key: 'a', purpose: 'b', lifetime: 'ein Jahr'};
    expect(listedKey(declared, storage).lifetime).toBe('ein Jahr');
  });

  it.each([
    ['cookie', 'bis zum Ende der Sitzung'],
    ['indexedDB', 'bis Sie den Eintrag im Browser löschen'],
    ['cache', 'bis eine neue Fassung der Website den Eintrag ersetzt oder Sie ihn löschen'],
  ] as const)('in the storage %s lasts %s', (place, lifetime) => {
    expect(listedKey({key: 'a', purpose: 'b', place}, storage).lifetime).toBe(lifetime);
  });
});

describe('Versioned docs', () => {
  it('are those with more than one version', () => {
    const content = {
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{}]},
        api: {loadedVersions: [{}, {}]},
      },
    };
    expect(versionedDocs(content)).toEqual(['api']);
    expect(versionedDocs({})).toEqual([]);
  });
});
