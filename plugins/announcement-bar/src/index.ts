import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath, getPluginI18nPath} from '@docusaurus/utils';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {SETTINGS_ATTRIBUTE} from './announcement';
import {ANNOUNCEMENT_STORAGE} from './announcementStorage';
import {announcementsModule, barSettings} from './node/announcementsModule';
import {dropExpired, reportUnmatched} from './node/reports';
import {inlineScript} from './node/inlineScript';
import {loadAnnouncements} from './node/loadAnnouncements';
import type {LoadedAnnouncement} from './node/toAnnouncement';
import {rejectThemeBar, warnOfOtherBar} from './node/conflicts';
import {stylesheet} from './node/stylesheet';
import {fromTranslationFiles, toTranslationFile} from './node/translationFile';
import type {PluginOptions} from './options';

export {ANNOUNCEMENT_STORAGE} from './announcementStorage';
export {getSwizzleConfig} from './getSwizzleConfig';
export {validateOptions} from './options';
export type {AnnouncementFields, AnnouncementOption, Options, PluginOptions} from './options';

const NAME = 'docusaurus-announcement-bar';
const packageDir = realpathSync(path.resolve(__dirname, '..'));

interface Content {
  announcements: LoadedAnnouncement[];
  /** The legal-pages plugin reads a property with this name from the content of every plugin. */
  storageKeys: typeof ANNOUNCEMENT_STORAGE;
}

/** Announcements with dates, routes and colors, selected before the first paint. */
export default function announcementBar(
  context: LoadContext,
  options: PluginOptions,
): Plugin<Content> {
  const {siteDir, baseUrl, localizationDir, i18n} = context;
  rejectThemeBar(context.siteConfig.themeConfig);
  const localizedDir = getPluginI18nPath({localizationDir, pluginName: NAME, pluginId: options.id});
  return {
    name: NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => path.join(__dirname, '../src/theme'),
    // Theme components import the client by this name, so that ejected copies still find it.
    configureWebpack({resolve}, isServer) {
      if (!isServer) warnOfOtherBar(resolve?.alias, packageDir);
      return {
        resolve: {
          alias: {'@screwbox/docusaurus-announcement-bar/client': path.join(__dirname, 'client')},
        },
      };
    },
    getClientModules: () => ['./client/followRoutes'],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../locales'),
        locale: i18n.currentLocale,
        name: NAME,
      }),
    getPathsToWatch: () => [
      path.join(siteDir, options.path, '**/*.{md,mdx}'),
      path.join(localizedDir, '**/*.{md,mdx}'),
    ],
    async loadContent() {
      const all = await loadAnnouncements(options, {siteDir, localizedDir});
      const announcements = dropExpired(all, Date.now(), options.onExpired);
      return {announcements, storageKeys: ANNOUNCEMENT_STORAGE};
    },
    getTranslationFiles: ({content}) => [toTranslationFile(content.announcements)],
    translateContent: ({content, translationFiles}) => ({
      ...content,
      announcements: fromTranslationFiles(content.announcements, translationFiles),
    }),
    async contentLoaded({content: {announcements}, actions}) {
      const contents = await Promise.all(
        announcements.map(async ({id, source}) => {
          const file =
            source.kind === 'file'
              ? source.file
              : await actions.createData(`texts/${id}.mdx`, source.markdown);
          return {id, request: aliasedSitePath(file, siteDir)};
        }),
      );
      await actions.createData('announcements.css', stylesheet(announcements));
      await actions.createData(
        'announcements.js',
        announcementsModule(contents, barSettings(context, announcements)),
      );
    },
    injectHtmlTags({content: {announcements}}) {
      if (announcements.length === 0) return {};
      const settings = JSON.stringify(barSettings(context, announcements));
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {[SETTINGS_ATTRIBUTE]: settings},
            innerHTML: inlineScript(),
          },
        ],
      };
    },
    postBuild({content: {announcements}, routesPaths}) {
      reportUnmatched(announcements, routesPaths, baseUrl, options.onUnmatchedRoutes);
      return Promise.resolve();
    },
  };
}
