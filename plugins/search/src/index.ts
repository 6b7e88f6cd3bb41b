// Sites that use the package also get the types of its theme components.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- No import leads to ambient modules.
/// <reference path="./plugin-search.d.ts" preserve="true" />
import {realpathSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {renewCache} from '@screwbox/shared/bundler/renewCache';
import {PLUGIN_NAME, SEARCH_STORAGE} from './names';
import {toTranslationFile, translateContexts} from './docusaurus/contextTranslations';
import {joinLanguages} from './node/index/buildOptions';
import {docsVersions, siteContent, sitePages} from './docusaurus/siteContent';
import {hiddenRoutes, hiddenVersionPages} from './docusaurus/indexedRoutes';
import {readDocuments} from './docusaurus/documents';
import {type Connection, connections, connectionTags} from './docusaurus/connections';
import {hotkeyScript} from './docusaurus/hotkeyScript';
import {pageSettings, type PageSettings, tagsOf} from './docusaurus/pageSettings';
import {afterFirstCompilation} from './docusaurus/development/afterFirstCompilation';
import {
  serveIndexes,
  writeDevelopmentIndexes,
} from './docusaurus/development/writeDevelopmentIndexes';
import {type Division, INDEX_FOLDER, listPartitions} from './core/partitions/partitions';
import {logProgress, logReport} from './docusaurus/logReport';
import {refuseAlgolia, refuseHashRouter, warnOfOtherSearchBox} from './docusaurus/conflicts';
import {openSearchTag} from './docusaurus/openSearch';
import {scriptBundling} from './docusaurus/scriptBundling';
import {searchSettings} from './docusaurus/searchSettings';
import {publishedIndexes} from './docusaurus/publishedIndexes';
import {PUBLISHED_FILE} from './browser/sites/PublishedIndexes';
import {writeIndexes} from './docusaurus/writeIndexes';
import {writeOpenSearch} from './docusaurus/writeOpenSearch';
import type {ContextOptions, PluginOptions} from './options';
import type {Catalog} from './core/partitions/catalog';
import type {SearchDocument} from './core/partitions/SearchDocument';

export {getSwizzleConfig} from './docusaurus/getSwizzleConfig';
export {optionsSchema, validateOptions} from './docusaurus/validateOptions';
export type {DocumentSection, SearchDocument} from './core/partitions/SearchDocument';
export type {Options, PluginOptions} from './options';
export {PLUGIN_NAME, SEARCH_STORAGE, SUGGESTIONS_CHUNK} from './names';

interface Content {
  contexts: ContextOptions[];
  documents: SearchDocument[];
  /** By this name the plugin of the legal pages finds what the privacy notice must list. */
  storageKeys: typeof SEARCH_STORAGE;
  /** By this name the plugin of the legal pages finds where readers' data is sent. */
  connections: Connection[];
  /** By this name the plugin of the legal pages finds that there is a search to describe. */
  localSearch: true;
}

const packageDir = realpathSync(path.resolve(__dirname, '..'));

/** Offline full-text search: an index at build, a worker and a search box in the browser. */
export default function searchPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin<Content> {
  const {siteConfig, i18n, siteDir, generatedFilesDir} = context;
  refuseHashRouter(siteConfig.future.experimental_router);
  refuseAlgolia(siteConfig.themeConfig);
  const locale = i18n.currentLocale;
  const developmentDir = path.join(generatedFilesDir, PLUGIN_NAME, INDEX_FOLDER);
  const {baseUrl, trailingSlash} = siteConfig;
  // Links are written by hand in forms and addresses, so they must name the page as hosts serve it.
  const searchPath = applyTrailingSlash(normalizeUrl([baseUrl, options.searchPath]), {
    baseUrl,
    trailingSlash,
  });
  let division: Division = {
    baseUrl,
    versions: [],
    contexts: options.contexts,
    pages: [],
    documents: [],
  };
  let settings = new Map<string, PageSettings>();
  let ofVersions = new Set<string>();
  let hasTags = false;

  const indexing = afterFirstCompilation(PLUGIN_NAME, (error) => {
    logger.error(`${PLUGIN_NAME}: the development server has no search: ${String(error)}`);
  });

  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [
      './browser/target/followRoutes',
      ...(options.reportMissed === undefined ? [] : ['./browser/missed/reportMissed']),
    ],
    // None in English: the components have those texts themselves, and every page would load them twice.
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(packageDir, 'locales'),
        locale,
        name: PLUGIN_NAME,
      }),

    loadContent: async () => ({
      contexts: options.contexts,
      documents: await readDocuments(options, siteDir),
      storageKeys: options.recentSearches ? SEARCH_STORAGE : [],
      connections: connections(options),
      localSearch: true,
    }),
    getPathsToWatch: () => options.documents.map((file) => path.resolve(siteDir, file)),
    getTranslationFiles: ({content: {contexts}}) =>
      contexts.length > 0 ? [toTranslationFile(contexts)] : [],
    translateContent: ({content, translationFiles}) => ({
      ...content,
      contexts: translateContexts(content.contexts, translationFiles),
    }),

    contentLoaded({content, actions}) {
      division = {...division, documents: content.documents};
      actions.setGlobalData(searchSettings(options, content.contexts, {baseUrl, searchPath}));
    },

    async allContentLoaded({allContent, actions}) {
      const site = siteContent(allContent);
      settings = pageSettings(site, {baseUrl, trailingSlash}, siteDir);
      const tags = tagsOf(settings.values(), locale);
      hasTags = tags.length > 0;
      actions.addRoute({
        path: searchPath,
        component: '@theme/SearchPage',
        exact: true,
        ...(hasTags && {props: {tags}}),
      });
      ofVersions = hiddenVersionPages(site, {baseUrl, trailingSlash});
      division = {...division, versions: docsVersions(site), pages: sitePages(site)};
      const catalog: Catalog = {partitions: listPartitions(division)};
      await actions.createData('catalog.json', catalog);
      if (options.otherSites.length > 0)
        await actions.createData('other-sites.json', options.otherSites);
      if (options.reportMissed !== undefined)
        await actions.createData('report-missed.json', {address: options.reportMissed});
      if (process.env.NODE_ENV === 'development') {
        const outDir = developmentDir;
        const indexed = {siteDir, outDir, division, settings, options, locale};
        await indexing.run(() => writeDevelopmentIndexes(indexed));
      }
    },

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isServer) warnOfOtherSearchBox(config.resolve?.alias, packageDir);
      // The languages of other sites are not known.
      const language =
        options.otherSites.length > 0 ? undefined : joinLanguages(options.language ?? locale);
      const {IgnorePlugin, DefinePlugin} = currentBundler.instance;
      const {plugins: more = [], ...bundling} = scriptBundling(
        packageDir,
        isServer,
        language,
        IgnorePlugin,
      );
      // What is not used is then in no script.
      const features = {
        'process.env.SEARCH_HIDES_BOX': String(options.hideWithoutContext),
        'process.env.SEARCH_OTHER_SITES': String(options.otherSites.length > 0),
        'process.env.SEARCH_TAGS': JSON.stringify(String(hasTags)),
      };
      const plugins = [new DefinePlugin(features), ...more];
      return {
        ...(!isServer && serveIndexes(developmentDir, `${baseUrl}${INDEX_FOLDER}`)),
        ...bundling,
        // It would keep the languages of the last build.
        ...renewCache(config, `search-${language ?? 'all'}`),
        plugins: isServer ? plugins : [...plugins, indexing.plugin],
      };
    },

    injectHtmlTags: () => ({
      headTags: [
        ...connectionTags(connections(options)),
        ...(options.openSearch ? [openSearchTag(siteConfig.title, baseUrl)] : []),
        ...(options.hotkeys.length === 0
          ? []
          : [{tagName: 'script', innerHTML: hotkeyScript(options.hotkeys)}]),
      ],
    }),

    async postBuild({outDir, routes, routesBuildMetadata}) {
      const start = performance.now();
      if (options.openSearch) await writeOpenSearch(siteConfig, {outDir, searchPath});
      const report = await writeIndexes({
        outDir,
        routes,
        hidden: hiddenRoutes(routesBuildMetadata, {noIndex: siteConfig.noIndex, ofVersions}),
        division,
        settings,
        options,
        locale,
        titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
        onProgress: logProgress(),
      });
      const published = publishedIndexes(
        {partitions: listPartitions(division)},
        {baseUrl, searchPath},
      );
      await writeFile(path.join(outDir, INDEX_FOLDER, PUBLISHED_FILE), JSON.stringify(published));
      logReport(report, Math.round(performance.now() - start));
    },
  };
}
