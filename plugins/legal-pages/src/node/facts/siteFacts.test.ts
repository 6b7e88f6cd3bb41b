import type {AllContent, LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../options';
import {siteFacts} from './siteFacts';

const ALL_CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [{}, {}]},
    api: {loadedVersions: [{}]},
  },
};

function factsWith(
  themeConfig: object,
  options: Partial<PluginOptions> = {},
  allContent: AllContent = ALL_CONTENT,
) {
  const context = {
    siteStorage: {type: 'localStorage', namespace: '-x'},
    siteConfig: {title: 'Site', url: 'https://site.example', themeConfig},
  } as unknown as LoadContext;
  const resolved: PluginOptions = {
    ...DEFAULT_OPTIONS,
    id: 'default',
    required: false,
    onPageProblems: 'ignore',
    ...options,
  };
  return siteFacts(context, resolved, allContent);
}

function keysWith(themeConfig: object, options?: Partial<PluginOptions>) {
  return factsWith(themeConfig, options).storageKeys.map(({key}) => key);
}

describe('The notice lists', () => {
  const always = ['docs-preferred-version-default-x', 'docusaurus.tab.*-x'];

  it('the keys that Docusaurus writes by default', () => {
    expect(keysWith({})).toEqual(['theme-x', ...always]);
    expect(keysWith({colorMode: {disableSwitch: false}})).toEqual(['theme-x', ...always]);
  });

  it('no key for the color mode if readers cannot switch the mode', () => {
    expect(keysWith({colorMode: {disableSwitch: true}})).toEqual(always);
  });

  it("the keys of the theme's own announcement bar, if there is one", () => {
    expect(keysWith({announcementBar: {content: 'Text'}})).toEqual([
      'theme-x',
      'docusaurus.announcement.dismiss-x',
      'docusaurus.announcement.id-x',
      ...always,
    ]);
  });

  it('no key for the docs version if the site does not store the version', () => {
    expect(keysWith({docs: {versionPersistence: 'none'}})).toEqual([
      'theme-x',
      'docusaurus.tab.*-x',
    ]);
    expect(keysWith({docs: {versionPersistence: 'localStorage'}})).toContain(
      'docs-preferred-version-default-x',
    );
  });

  it('declared keys after those of Docusaurus', () => {
    const storage = [{key: 'own', purpose: 'Merkt sich etwas.'}];
    expect(keysWith({}, {storage})).toEqual(['theme-x', ...always, 'own']);
  });
});

it.each([true, false])(
  'The option `localSearch: %s` is part of the facts of a site',
  (localSearch) => {
    expect(factsWith({}, {localSearch})).toMatchObject({siteTitle: 'Site', localSearch});
  },
);

describe('Facts that plugins declare', () => {
  const factsOf = (content: object) => factsWith({}, {}, {'some-plugin': {default: content}});

  it('include a search in the browser', () => {
    expect(factsOf({localSearch: true})).toMatchObject({localSearch: true});
    expect(factsOf({localSearch: 'yes'})).toMatchObject({localSearch: false});
  });

  it.each([
    ['https://other.example/index', true],
    ['https://site.example/missed', false],
    ['/missed', false],
  ])(
    'include whether a connection to %s leads to another host: %s',
    (address, connectsElsewhere) => {
      const connections = [{address, purpose: 'Sucht.'}];
      expect(factsOf({connections})).toMatchObject({connectsElsewhere});
    },
  );
});
