import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import searchPlugin from '..';
import {DEFAULT_OPTIONS} from '../options';

function plugin(router: 'browser' | 'hash') {
  const siteConfig = {
    baseUrl: '/',
    trailingSlash: true,
    future: {experimental_router: router},
    themeConfig: {},
  };
  const context = {siteConfig, siteDir: '/', generatedFilesDir: '/', i18n: {currentLocale: 'en'}};
  return searchPlugin(context as unknown as LoadContext, DEFAULT_OPTIONS);
}

it('the hash router is refused before the build, with what to do', () => {
  expect(() => plugin('hash')).toThrow(/Use the router 'browser', or take the plugin out/);
});

it('the usual router is not', () => {
  expect(plugin('browser').name).toBe('docusaurus-search');
});
