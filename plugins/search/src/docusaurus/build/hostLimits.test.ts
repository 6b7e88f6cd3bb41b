import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {folderSize, hostWarnings} from './hostLimits';

const SMALL = {files: 100, bytes: 1_000_000, largest: 10_000};
const INDEX = {files: 50, bytes: 500_000, largest: 10_000};

it('A site far below all limits causes no warning', () => {
  expect(hostWarnings(SMALL, INDEX)).toEqual([]);
});

it('A site whose number of files is near a limit causes a warning with the host and the option', () => {
  const warnings = hostWarnings({...SMALL, files: 18_500}, {...INDEX, files: 6000});
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toBe(
    'Cloudflare Pages (free plan) may refuse the site: the site has 18500 files, 6000 of them in the ' +
      'search index, and the limit is 20000. The option "exclude" leaves pages out of the index.',
  );
  expect(warnings[1]).toMatch(/^Azure Static Web Apps .* limit is 15000/);
});

it('A site whose total size or largest file is near a limit causes a warning', () => {
  const large = {...SMALL, bytes: 1000 * 2 ** 20, largest: 24 * 2 ** 20};
  expect(hostWarnings(large, INDEX).map((text) => text.replace(/ may refuse.*/, ''))).toEqual([
    'Cloudflare Pages (free plan)',
    'Azure Static Web Apps',
    'GitHub Pages',
  ]);
});

it('The size of a folder includes files in all subfolders', () => {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'a/b'), {recursive: true});
  writeFileSync(path.join(dir, 'x'), '1234');
  writeFileSync(path.join(dir, 'a/b/y'), '123456');
  expect(folderSize(dir)).toEqual({files: 2, bytes: 10, largest: 6});
});
