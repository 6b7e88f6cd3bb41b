// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- No import leads to ambient modules.
/// <reference path="./plugin-markdown-pages.d.ts" preserve="true" />
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {siteContent} from '@screwbox/shared/content/siteContent';
import {unmatchedPatterns} from '@screwbox/shared/options/unmatchedPatterns';
import {listedRoutes, type RouteGroup} from './node/listedRoutes';
import {patternOf, withheldPatterns} from './node/withheldPatterns';
import {writeMarkdownPages} from './node/writeMarkdownPages';
import {DEFAULT_OPTIONS, type PluginOptions} from './options';
import {isWithheld} from './withheldPaths';

export {getSwizzleConfig} from './getSwizzleConfig';
export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

const NAME = 'docusaurus-markdown-pages';

/** Writes every page as Markdown, for assistants and for people who copy it, and `llms.txt` and `llms-full.txt`. */
export default function markdownPages(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, siteConfig, i18n} = context;
  const base: Plugin = {
    name: NAME,
    // Theme components import the client by this name, so that ejected copies still find it.
    configureWebpack: () => ({
      resolve: {
        alias: {'@screwbox/docusaurus-markdown-pages/client': path.join(__dirname, 'client')},
      },
    }),
  };
  // A build with the hash router writes no HTML pages to convert.
  if (siteConfig.future.experimental_router === 'hash') return base;
  let groups: RouteGroup[] = [];
  let withheld: string[] = [];
  return {
    ...base,
    ...(options.buttons && {getThemePath: () => './theme'}),
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../locales'),
        locale: i18n.currentLocale,
        name: NAME,
      }),
    allContentLoaded({allContent, actions}) {
      const content = siteContent(allContent);
      groups = listedRoutes(content);
      withheld = withheldPatterns(content, options.exclude, context);
      actions.setGlobalData({withheld});
      return Promise.resolve();
    },
    async postBuild({outDir, baseUrl, routesPaths}) {
      const {title, titleDelimiter, tagline, url} = siteConfig;
      const staticDirectories = siteConfig.staticDirectories.map((directory) =>
        path.resolve(siteDir, directory),
      );
      const {count, missing} = await writeMarkdownPages({
        ...options,
        outDir,
        site: {title, titleDelimiter, tagline, url, baseUrl, staticDirectories},
        groups,
        withheld,
      });
      const own = options.exclude.filter((glob) => !DEFAULT_OPTIONS.exclude.includes(glob));
      for (const warning of unmatchedPatterns('exclude', own, (glob) =>
        routesPaths.some((route) => isWithheld(route, {baseUrl, patterns: [patternOf(glob)]})),
      ))
        logger.warn(`${NAME}: ${warning}`);
      logger.info(`${NAME}: wrote the Markdown of ${count} pages.`);
      if (missing.length > 0)
        logger.warn(
          `${NAME}: llms.txt leaves out ${missing.join(', ')}, because these pages have no <main>. Add one, or name the routes in the option "exclude".`,
        );
    },
  };
}
