import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type BannerTexts, SETTINGS_ATTRIBUTE} from './bannerSettings';
import {encodedPath} from './diagnosis/encodedPath';
import {inlineScript, scriptSource} from './node/inlineScript';
import {loadTexts} from './node/loadTexts';
import {reportHash} from './node/reportHash';
import {siteBase} from './node/siteBase';
import {fromTranslationFiles, toTranslationFile} from './node/translationFile';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
export {emittedScript} from './node/emittedScript';
export {inlineScript, scriptSource};

const LOCALES = path.join(__dirname, '../locales');

/** Shows a banner with the correct base URL if the configured one is wrong. */
export default function baseUrlBanner(
  context: LoadContext,
  options: PluginOptions,
): Plugin<BannerTexts> {
  const {siteConfig, baseUrl, i18n, outDir} = context;
  // With the hash router, files have relative addresses, so the base URL cannot be wrong.
  const relative = siteConfig.future.experimental_router === 'hash';
  if (siteConfig.baseUrlIssueBanner && !relative)
    logger.warn(
      'docusaurus-base-url-banner: Docusaurus also shows its own banner. Set baseUrlIssueBanner: false in the configuration.',
    );
  return {
    name: 'docusaurus-base-url-banner',
    loadContent: () => loadTexts(LOCALES, i18n.currentLocale),
    getTranslationFiles: ({content}) => [toTranslationFile(content)],
    translateContent: ({content, translationFiles}) =>
      fromTranslationFiles(content, translationFiles),
    injectHtmlTags({content: texts}) {
      // In development, the bundler reports failing files.
      if (relative || process.env.NODE_ENV !== 'production') return {};
      const settings = {
        base: encodedPath(siteBase(baseUrl, i18n)),
        home: encodedPath(baseUrl),
        pages: options.pages,
        texts,
      };
      return {
        headTags: [
          {
            tagName: 'script',
            attributes: {[SETTINGS_ATTRIBUTE]: JSON.stringify(settings)},
            innerHTML: inlineScript(options),
          },
        ],
      };
    },
    async postBuild() {
      if (!relative) await reportHash(outDir, options.hashFile);
    },
  };
}
