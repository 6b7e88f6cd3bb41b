import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {type BannerTexts, SETTINGS_ATTRIBUTE} from './bannerSettings';
import baseUrlBanner, {inlineScript} from './index';
import {DEFAULT_OPTIONS} from './options';

interface Site {
  hasOwnBanner?: boolean;
  router?: 'browser' | 'hash';
  base?: string;
}

const pluginOf = ({hasOwnBanner = false, router = 'browser', base = '/site/'}: Site = {}) => {
  const context = {
    baseUrl: `${base}de/`,
    outDir: '/nowhere',
    siteConfig: {baseUrlIssueBanner: hasOwnBanner, future: {experimental_router: router}},
    i18n: {
      currentLocale: 'de',
      defaultLocale: 'en',
      localeConfigs: {en: {baseUrl: base}, de: {baseUrl: `${base}de/`}},
    },
  } as unknown as LoadContext;
  return baseUrlBanner(context, {...DEFAULT_OPTIONS, id: 'default'});
};

const TEXTS = {title: 'Titel'} as BannerTexts;
const built = {outDir: '/nowhere'} as Parameters<
  NonNullable<ReturnType<typeof pluginOf>['postBuild']>
>[0];
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  warn = vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('Pages have the script with base URL, home page and texts', () => {
  expect(pluginOf().injectHtmlTags?.({content: TEXTS})).toEqual({
    headTags: [
      {
        tagName: 'script',
        attributes: {
          [SETTINGS_ATTRIBUTE]: JSON.stringify({
            base: '/site/',
            home: '/site/de/',
            pages: 'home',
            texts: TEXTS,
          }),
        },
        innerHTML: inlineScript({recover: false}),
      },
    ],
  });
  expect(warn).not.toHaveBeenCalled();
});

test('Paths in the settings are encoded as browsers encode them', () => {
  const [tag] = [pluginOf({base: '/bär/'}).injectHtmlTags?.({content: TEXTS})?.headTags].flat();
  const {attributes = {}} = typeof tag === 'object' ? tag : {};
  expect(JSON.parse(String(attributes[SETTINGS_ATTRIBUTE]))).toMatchObject({
    base: '/b%C3%A4r/',
    home: '/b%C3%A4r/de/',
  });
});

test('In development there is no script', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(pluginOf().injectHtmlTags?.({content: TEXTS})).toEqual({});
});

test('With the hash router there is no script', async () => {
  const plugin = pluginOf({router: 'hash', hasOwnBanner: true});
  expect(plugin.injectHtmlTags?.({content: TEXTS})).toEqual({});
  await expect(plugin.postBuild?.(built)).resolves.toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  await expect(pluginOf().postBuild?.(built)).rejects.toThrow('ENOENT');
});

test("A site that also shows Docusaurus's own banner gets a warning", () => {
  pluginOf({hasOwnBanner: true});
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Set baseUrlIssueBanner: false'),
  );
});

test('The texts are in the language of the site and can be translated', async () => {
  const plugin = pluginOf();
  const content = await plugin.loadContent?.();
  if (!content) throw new Error('The plugin loads no texts.');
  expect(content.close).toBe('Schließen');
  expect(await plugin.getTranslationFiles?.({content})).toMatchObject([
    {path: 'banner', content: {close: {message: 'Schließen'}}},
  ]);
  const translationFiles = [{path: 'banner', content: {close: {message: 'Weg'}}}];
  expect(plugin.translateContent?.({content, translationFiles})).toEqual({
    ...content,
    close: 'Weg',
  });
});
