import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {DISMISS_KEY, ID_KEY, SETTINGS_ATTRIBUTE} from './announcement';
import announcementBar, {ANNOUNCEMENT_STORAGE} from './index';
import {inlineScript} from './node/inlineScript';
import {type AnnouncementOption, DEFAULT_OPTIONS} from './options';

const siteDir = import.meta.dirname;
const context = {
  siteDir,
  localizationDir: path.join(siteDir, 'i18n/de'),
  baseUrl: '/site/',
  siteStorage: {type: 'localStorage', namespace: '-4f7'},
  i18n: {currentLocale: 'de'},
  siteConfig: {themeConfig: {}},
} as unknown as LoadContext;

const pluginWith = (...announcements: AnnouncementOption[]) =>
  announcementBar(context, {
    ...DEFAULT_OPTIONS,
    id: 'default',
    announcements,
    onUnmatchedRoutes: 'throw',
  });

type Content = ReturnType<typeof pluginWith> extends Plugin<infer Loaded> ? Loaded : never;

async function load(plugin: Plugin<Content>): Promise<Content> {
  const content = await plugin.loadContent?.();
  if (!content) throw new Error('The plugin loads nothing.');
  return content;
}

test('Other plugins can read the storage keys of the bar, even if there are no announcements', async () => {
  expect(await load(pluginWith())).toMatchObject({
    announcements: [],
    storageKeys: ANNOUNCEMENT_STORAGE,
  });
  expect(ANNOUNCEMENT_STORAGE.map(({key}) => key)).toEqual([ID_KEY, DISMISS_KEY]);
  expect(ANNOUNCEMENT_STORAGE.every(({namespaced}) => namespaced)).toBe(true);
});

test('A translation replaces the texts but not the storage keys', async () => {
  const plugin = pluginWith({id: 'a', content: 'Text'});
  const content = await load(plugin);
  const translationFiles = [{path: 'options', content: {a: {message: 'Übersetzt'}}}];
  expect(await plugin.getTranslationFiles?.({content})).toMatchObject([
    {path: 'options', content: {a: {message: 'Text'}}},
  ]);
  expect(plugin.translateContent?.({content, translationFiles})).toMatchObject({
    announcements: [{id: 'a', source: {markdown: 'Übersetzt'}}],
    storageKeys: ANNOUNCEMENT_STORAGE,
  });
});

test('The development server watches announcements and their translations', () => {
  expect(pluginWith().getPathsToWatch?.()).toEqual([
    path.join(siteDir, 'announcements/**/*.{md,mdx}'),
    path.join(siteDir, 'i18n/de/docusaurus-announcement-bar/**/*.{md,mdx}'),
  ]);
});

test('Pages have the inline script and its settings, unless there are no announcements', async () => {
  const plugin = pluginWith({id: 'a', content: 'Text'});
  const tags = plugin.injectHtmlTags?.({content: await load(plugin)});
  expect(tags).toMatchObject({headTags: [{tagName: 'script', innerHTML: inlineScript()}]});
  expect(JSON.stringify(tags)).toContain(`"${SETTINGS_ATTRIBUTE}":"{\\"base\\":\\"/site/\\"`);
  const silent = pluginWith();
  expect(silent.injectHtmlTags?.({content: await load(silent)})).toEqual({});
});

test('Texts from the options, styles and settings are written to generated files', async () => {
  const created = new Map<string, unknown>();
  const actions: PluginContentLoadedActions = {
    addRoute: () => undefined,
    createData: (name, data) => {
      created.set(name, data);
      return Promise.resolve(path.join(siteDir, 'generated', name));
    },
    setGlobalData: () => undefined,
  };
  const plugin = pluginWith({id: 'a', content: 'Text'});
  await plugin.contentLoaded?.({content: await load(plugin), actions});
  expect([...created.keys()]).toEqual(['texts/a.mdx', 'announcements.css', 'announcements.js']);
  expect(created.get('texts/a.mdx')).toBe('Text');
  expect(created.get('announcements.css')).toContain("[data-announcement-id='a']");
  expect(created.get('announcements.js')).toContain('"@site/generated/texts/a.mdx"');
});

test("A site with the theme's own announcement bar is rejected", () => {
  const themeConfig = {announcementBar: {content: 'Text'}};
  const site = {...context, siteConfig: {themeConfig}} as unknown as LoadContext;
  expect(() => announcementBar(site, {...DEFAULT_OPTIONS, id: 'default'})).toThrow(
    'themeConfig.announcementBar is also set',
  );
});

const locales = path.join(siteDir, '../locales');
const labelsOf = (locale: string): object =>
  JSON.parse(
    readFileSync(path.join(locales, locale, 'docusaurus-announcement-bar.json'), 'utf8'),
  ) as object;

test.each(readdirSync(locales))(
  'The labels of the announcement bar are complete in %s',
  (locale) => {
    expect(Object.keys(labelsOf(locale))).toEqual(Object.keys(labelsOf('de')));
  },
);

test('The bar of another theme is reported once, for the client bundle', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const plugin = pluginWith();
  const config = {resolve: {alias: {'@theme-original/AnnouncementBar': process.execPath}}};
  const content = await load(plugin);
  for (const isServer of [true, false])
    plugin.configureWebpack?.(config, isServer, {} as ConfigureWebpackUtils, content);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
