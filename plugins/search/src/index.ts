// Sites that use the package also get the types of its theme components.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- No import leads to ambient modules.
/// <reference path="./plugin-search.d.ts" preserve="true" />
import {realpathSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {unmatchedPatterns} from '@screwbox/shared/options/unmatchedPatterns';
import {manifestOfBuild} from './core/format/manifestOfBuild';
import {buildSearch} from './docusaurus/build/buildSearch';
import {excludedPages} from './docusaurus/build/indexedRoutes';
import {admonitionLabels} from './docusaurus/content/admonitionLabels';
import {DIGEST_FILE, indexDigest} from './docusaurus/content/indexDigest';
import {addSearchPage} from './docusaurus/content/addSearchPage';
import {loadSearchContent, type SearchContent} from './docusaurus/content/SearchContent';
import {searchedSite, type SearchedSite} from './docusaurus/content/SearchedSite';
import {developmentSearch} from './docusaurus/development/developmentSearch';
import {refuseConflicts} from './docusaurus/options/conflicts';
import {toTranslationFile, translateContexts} from './docusaurus/options/contextTranslations';
import {packIndexes} from './docusaurus/hash-router/packIndexes';
import {searchSettings} from './docusaurus/options/searchSettings';
import {bundledLanguages, LANGUAGES_FILE} from './docusaurus/scripts/bundledLanguages';
import {CompilationHash} from './docusaurus/scripts/CompilationHash';
import {configureBundler} from './docusaurus/scripts/configureBundler';
import {headTags} from './docusaurus/scripts/headTags';
import {PLUGIN_NAME} from './names';
import type {PluginOptions} from './options';

export {getSwizzleConfig} from './docusaurus/getSwizzleConfig';
export {optionsSchema, validateOptions} from './docusaurus/options/validateOptions';
export type {DocumentSection, SearchDocument} from './docusaurus/partitions/SearchDocument';
export type {Options, PluginOptions} from './options';
export {PLUGIN_NAME, SEARCH_STORAGE, SUGGESTIONS_CHUNK} from './names';

const packageDir = realpathSync(path.resolve(__dirname, '..'));

/** Offline full-text search: an index created at build time, and a worker and a search box in the browser. */
export default function searchPlugin(
  context: LoadContext,
  options: PluginOptions,
): Plugin<SearchContent> {
  const {siteConfig, siteDir, generatedFilesDir, codeTranslations} = context;
  const locale = context.i18n.currentLocale;
  refuseConflicts(siteConfig);
  const {baseUrl, trailingSlash} = siteConfig;
  const slashes = {baseUrl, trailingSlash};
  // Forms and addresses do not use Docusaurus's `Link`, so this path must already have the slash that hosts expect.
  const searchPath = applyTrailingSlash(normalizeUrl([baseUrl, options.searchPath]), slashes);
  const development = developmentSearch(generatedFilesDir, baseUrl);
  const hasHashRouter = siteConfig.future.experimental_router === 'hash';
  const hash = new CompilationHash();
  let site: SearchedSite | undefined;

  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => [
      './browser/target/followRoutes',
      ...(options.reportMissed === undefined ? [] : ['./browser/reportMissed']),
    ],
    // Leave out English, because the components contain the English texts and every page would load them twice.
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(packageDir, 'locales'),
        locale,
        name: PLUGIN_NAME,
      }),
    loadContent: () => loadSearchContent(options, siteDir),
    getPathsToWatch: () => options.documents.map((file) => path.resolve(siteDir, file)),
    getTranslationFiles: ({content: {contexts}}) =>
      contexts.length > 0 ? [toTranslationFile(contexts)] : [],
    translateContent: ({content, translationFiles}) => ({
      ...content,
      contexts: translateContexts(content.contexts, translationFiles),
    }),
    contentLoaded: ({content, actions}) =>
      actions.setGlobalData(searchSettings(options, content.contexts, {baseUrl, searchPath})),

    async allContentLoaded({allContent, actions}) {
      const labels = await admonitionLabels(locale, codeTranslations);
      site = searchedSite(allContent, {
        ...{siteDir, locale, options, slashes},
        admonitionLabels: labels,
      });
      await addSearchPage(site, searchPath, actions);
      await actions.createData(DIGEST_FILE, {digest: indexDigest(site, packageDir)});
      const languages = bundledLanguages(options, locale);
      await actions.createData(LANGUAGES_FILE, {languages});
      if (hasHashRouter)
        await actions.createData('packed-indexes.js', await packIndexes(site, development.folder));
      else if (process.env.NODE_ENV === 'development') await development.write(site);
    },
    configureWebpack(...given) {
      const hasTags = (site?.tags.length ?? 0) > 0;
      const settings = configureBundler(given, {
        packageDir,
        options,
        locale,
        hasTags,
        hasHashRouter,
        hash,
        languagesFile: path.join(generatedFilesDir, PLUGIN_NAME, 'default', LANGUAGES_FILE),
      });
      const [, isServer] = given;
      return isServer ? settings : development.serve(settings);
    },
    injectHtmlTags: () => ({headTags: headTags(options, siteConfig)}),
    async postBuild(props) {
      for (const warning of unmatchedPatterns('exclude', options.exclude, (glob) =>
        props.routesPaths.some(excludedPages([glob], baseUrl)),
      ))
        logger.warn(`${PLUGIN_NAME}: ${warning}`);
      if (hasHashRouter) return;
      if (site === undefined) throw new Error(`${PLUGIN_NAME}: no content was loaded.`);
      const manifest = manifestOfBuild(hash.value, indexDigest(site, packageDir));
      await buildSearch(site, searchPath, manifest, props);
    },
  };
}
