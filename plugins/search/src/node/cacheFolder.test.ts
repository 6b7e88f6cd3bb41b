import path from 'node:path';
import {expect, it} from 'vitest';
import {cacheFolder} from './cacheFolder';

const siteDir = path.resolve('site');

it('is one for each locale, below the folder of the site unless it is named in full', () => {
  const folderOf = (cacheDir: string, locale: string) =>
    cacheFolder(siteDir, locale, {cacheDir}).cacheDir;
  expect(folderOf('kept/pages', 'de')).toBe(path.join(siteDir, 'kept/pages/de'));
  expect(folderOf('kept/pages', 'en')).toBe(path.join(siteDir, 'kept/pages/en'));
  expect(folderOf(path.resolve('shared'), 'en')).toBe(path.resolve('shared/en'));
});

it('is none where nothing is to be kept', () => {
  expect(cacheFolder(siteDir, 'en', {cacheDir: false})).toEqual({});
});
