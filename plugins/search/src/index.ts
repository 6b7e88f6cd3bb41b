import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {PLUGIN_NAME} from './client/pluginName';
import type {SearchSettings} from './client/useSearchSettings';
import {docsVersions} from './node/docsVersions';
import {hotkeyScript} from './node/hotkeyScript';
import {pageSettings, type PageSettings} from './node/pageSettings';
import {serveIndexes} from './node/development/serveIndexes';
import {writeDevelopmentIndexes} from './node/development/writeDevelopmentIndexes';
import {type Division, INDEX_FOLDER, listPartitions} from './node/partitions';
import {logReport} from './node/logReport';
import {writeIndexes} from './node/writeIndexes';
import type {PluginOptions} from './options';
import type {Catalog} from './worker/catalog';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Offline full-text search: an index at build, a worker and a search box in the browser. */
export default function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {siteConfig, i18n, siteDir, generatedFilesDir} = context;
  const locale = i18n.currentLocale;
  const developmentDir = path.join(generatedFilesDir, PLUGIN_NAME, INDEX_FOLDER);
  const {baseUrl} = siteConfig;
  const searchPath = normalizeUrl([baseUrl, options.searchPath]);
  const withBaseUrl = (route: string) => normalizeUrl([baseUrl, route]);
  let division: Division = {baseUrl, versions: [], contexts: options.contexts};
  let settings = new Map<string, PageSettings>();

  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/markTargetOnNavigation'],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.resolve(__dirname, '../locales'),
        locale: i18n.currentLocale,
        name: PLUGIN_NAME,
      }),

    contentLoaded({actions}) {
      actions.addRoute({path: searchPath, component: '@theme/SearchPage', exact: true});
      const shared: SearchSettings = {
        searchPath,
        hotkeys: options.hotkeys,
        recentSearches: options.recentSearches,
        suggestionLimit: options.suggestionLimit,
        contexts: options.contexts.map(({key, label, paths}) => ({
          key,
          label,
          paths: paths.map(withBaseUrl),
        })),
      };
      actions.setGlobalData(shared);
    },

    async allContentLoaded({allContent, actions}) {
      settings = pageSettings(allContent);
      division = {...division, versions: docsVersions(allContent)};
      const catalog: Catalog = {
        partitions: listPartitions(division),
        contexts: options.contexts.map(({key, label}) => ({key, label})),
      };
      await actions.createData('catalog.json', catalog);
      if (process.env.NODE_ENV === 'development') {
        const outDir = developmentDir;
        await writeDevelopmentIndexes({siteDir, outDir, division, settings, options, locale});
      }
    },

    configureWebpack: () => serveIndexes(developmentDir, `${baseUrl}${INDEX_FOLDER}`),

    injectHtmlTags: () =>
      options.hotkeys.length === 0
        ? {}
        : {headTags: [{tagName: 'script', innerHTML: hotkeyScript(options.hotkeys)}]},

    async postBuild({outDir, routes, routesBuildMetadata}) {
      const start = performance.now();
      const report = await writeIndexes({
        outDir,
        routes,
        routesBuildMetadata,
        division,
        settings,
        options,
        locale,
      });
      logReport(report, Math.round(performance.now() - start));
    },
  };
}
