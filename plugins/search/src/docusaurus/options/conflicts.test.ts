import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import searchPlugin from '../../index';
import {DEFAULT_OPTIONS} from '../../options';
import {warnOfOtherSearchBox} from './conflicts';

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

const warn = vi.spyOn(logger, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

const FILE = import.meta.filename;
const OURS = path.dirname(FILE);
const OTHERS = path.join(OURS, 'work');

it('names a search box that takes the place of ours, and what to do', () => {
  warnOfOtherSearchBox({'@theme/SearchBar': FILE, '@theme-original/SearchBar': FILE}, OTHERS);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /docusaurus\/options\/conflicts\.test\.ts, not .* out of the configuration.* to the end of "themes"/,
      ),
    ],
  ]);
});

it.each([
  ['ours is shown', {'@theme-original/SearchBar': FILE}],
  [
    "the site's own component stands before ours",
    {'@theme/SearchBar': path.join(OTHERS, 'SearchBar.js'), '@theme-original/SearchBar': FILE},
  ],
  ['no theme has one', {'@theme/Layout': FILE}],
  ['there are no aliases', undefined],
])('says nothing where %s', (_, aliases) => {
  warnOfOtherSearchBox(aliases, OURS);
  expect(warn).not.toHaveBeenCalled();
});
