import path from 'node:path';
import logger from '@docusaurus/logger';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  PluginContentLoadedActions,
} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {OPENED_HIT_KEY, PLUGIN_NAME, RECENT_SEARCHES_KEY} from './names';
import searchPlugin, {SEARCH_STORAGE} from './index';
import {DEFAULT_OPTIONS, type PluginOptions} from './options';

const context = {
  siteDir: import.meta.dirname,
  generatedFilesDir: import.meta.dirname,
  i18n: {currentLocale: 'en'},
  codeTranslations: {},
  siteConfig: {
    baseUrl: '/',
    trailingSlash: undefined,
    future: {experimental_router: 'browser'},
    themeConfig: {},
  },
} as unknown as LoadContext;

const emptyContent = {
  contexts: [],
  documents: [],
  storageKeys: [],
  connections: [],
  localSearch: true as const,
};

const contentOf = (recentSearches: boolean) =>
  searchPlugin(context, {...DEFAULT_OPTIONS, recentSearches}).loadContent?.();

test('The loaded content names the storage key of recent searches, unless these are switched off', async () => {
  expect(SEARCH_STORAGE.map(({key}) => key)).toEqual([RECENT_SEARCHES_KEY, OPENED_HIT_KEY]);
  expect(await contentOf(true)).toMatchObject({storageKeys: SEARCH_STORAGE});
  expect(await contentOf(false)).toMatchObject({storageKeys: [{key: OPENED_HIT_KEY}]});
});

test('The loaded content tells other plugins that there is a search in the browser', async () => {
  expect(await contentOf(true)).toMatchObject({localSearch: true});
});

test('A site that also uses the search of Docusaurus is rejected, and the error says what to do', () => {
  const siteConfig = {...context.siteConfig, themeConfig: {algolia: {appId: 'x'}}};
  expect(() => searchPlugin({...context, siteConfig}, DEFAULT_OPTIONS)).toThrow(
    /themeConfig\.algolia is also set.* Remove it/,
  );
});

test('The search box of another theme causes one warning, when the browser scripts are bundled', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  const {configureWebpack} = searchPlugin(context, DEFAULT_OPTIONS);
  const config = {resolve: {alias: {'@theme-original/SearchBar': process.execPath}}};
  const tools = {
    currentBundler: {instance: {IgnorePlugin: vi.fn(), DefinePlugin: vi.fn()}},
  } as unknown as ConfigureWebpackUtils;
  const content = emptyContent;
  for (const isServer of [true, false]) configureWebpack?.(config, isServer, tools, content);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('A build with other languages does not reuse the bundler cache of an earlier build', async () => {
  const tools = {
    currentBundler: {instance: {IgnorePlugin: vi.fn(), DefinePlugin: vi.fn()}},
  } as unknown as ConfigureWebpackUtils;
  const languagesWith = async (options: Partial<PluginOptions>): Promise<unknown> => {
    const written = new Map<string, unknown>();
    const createData = (name: string, data: unknown) =>
      Promise.resolve(void written.set(name, data));
    const actions = {createData, addRoute: vi.fn()} as unknown as PluginContentLoadedActions;
    const plugin = searchPlugin(context, {...DEFAULT_OPTIONS, ...options});
    const allContent = {[PLUGIN_NAME]: {default: emptyContent}};
    await plugin.allContentLoaded?.({allContent, actions});
    const config = {cache: {type: 'filesystem' as const}};
    const change = plugin.configureWebpack?.(config, false, tools, emptyContent);
    expect(change?.cache).toEqual({
      buildDependencies: {
        files: [path.join(context.generatedFilesDir, 'docusaurus-search/default/languages.json')],
      },
    });
    return written.get('languages.json');
  };
  const otherSites = [{url: 'https://other.example/', label: 'Other'}];
  expect(await languagesWith({})).toEqual({languages: 'en'});
  expect(await languagesWith({language: 'de'})).toEqual({languages: 'de'});
  expect(await languagesWith({otherSites})).toEqual({languages: undefined});
});

test('A site bundles all languages if it also searches other sites, and leaves some out otherwise', () => {
  const content = emptyContent;
  const leavesOut = (otherSites: PluginOptions['otherSites']): boolean => {
    const IgnorePlugin = vi.fn();
    const tools = {
      currentBundler: {instance: {IgnorePlugin, DefinePlugin: vi.fn()}},
    } as unknown as ConfigureWebpackUtils;
    const {configureWebpack} = searchPlugin(context, {...DEFAULT_OPTIONS, otherSites});
    configureWebpack?.({}, false, tools, content);
    return IgnorePlugin.mock.calls.length > 0;
  };
  expect(leavesOut([])).toBe(true);
  expect(leavesOut([{url: 'https://other.example/', label: 'Other'}])).toBe(false);
});
