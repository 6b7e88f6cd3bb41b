import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../options';
import {siteFacts} from './siteFacts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'legal-'));
  writeFileSync(path.join(siteDir, 'page.md'), '<Tabs groupId="os">');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const ALL_CONTENT = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [{}, {}]},
    api: {loadedVersions: [{source: '@site/page.md'}]},
  },
};

function factsWith(
  themeConfig: object,
  options: Partial<PluginOptions> = {},
  allContent: object = ALL_CONTENT,
) {
  const context = {
    siteDir,
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

/** Names of the keys that the notice of a site lists. */
async function keysWith(themeConfig: object, options?: Partial<PluginOptions>) {
  const {storageKeys} = await factsWith(themeConfig, options);
  return storageKeys.map(({key}) => key);
}

describe('The notice lists', () => {
  const always = ['docs-preferred-version-default-x', 'docusaurus.tab.os-x'];

  it('what Docusaurus writes by default', async () => {
    expect(await keysWith({})).toEqual(['theme-x', ...always]);
    expect(await keysWith({colorMode: {disableSwitch: false}})).toEqual(['theme-x', ...always]);
  });

  it('no theme where readers cannot switch it', async () => {
    expect(await keysWith({colorMode: {disableSwitch: true}})).toEqual(always);
  });

  it("the keys of the theme's own announcement where there is one", async () => {
    expect(await keysWith({announcementBar: {content: 'Text'}})).toEqual([
      'theme-x',
      'docusaurus.announcement.dismiss-x',
      'docusaurus.announcement.id-x',
      ...always,
    ]);
  });

  it('no version where the choice is not remembered', async () => {
    expect(await keysWith({docs: {versionPersistence: 'none'}})).toEqual([
      'theme-x',
      'docusaurus.tab.os-x',
    ]);
    expect(await keysWith({docs: {versionPersistence: 'localStorage'}})).toContain(
      'docs-preferred-version-default-x',
    );
  });

  it('groups of tabs that the options name, each once and sorted, and the declared keys last', async () => {
    const storage = [{key: 'own', purpose: 'Merkt sich etwas.'}];
    expect(await keysWith({}, {tabGroups: ['os', 'build'], storage})).toEqual([
      'theme-x',
      'docs-preferred-version-default-x',
      'docusaurus.tab.build-x',
      'docusaurus.tab.os-x',
      'own',
    ]);
  });
});

it.each([true, false])(
  'The facts of a site say that it has a search of its own: %s',
  async (localSearch) => {
    expect(await factsWith({}, {localSearch})).toMatchObject({siteTitle: 'Site', localSearch});
  },
);

describe('What plugins say of themselves counts', () => {
  const factsOf = (content: object) => factsWith({}, {}, {'some-plugin': {default: content}});

  it('a search in the browser, without the option', async () => {
    expect(await factsOf({localSearch: true})).toMatchObject({localSearch: true});
    expect(await factsOf({localSearch: 'yes'})).toMatchObject({localSearch: false});
  });

  it.each([
    ['https://other.example/index', true],
    ['https://site.example/missed', false],
    ['/missed', false],
  ])('a connection to %s', async (address, connectsElsewhere) => {
    const connections = [{address, purpose: 'Sucht.'}];
    expect(await factsOf({connections})).toMatchObject({connectsElsewhere});
  });
});
