import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tarballFaults} from './requireCleanTarball';

test('A package with code, types, texts and documentation within the size limits has no problems', () => {
  const files = [
    'LICENSE',
    'README.md',
    'lib/index.js',
    'lib/index.d.ts',
    'locales/de/plugin.json',
  ];
  expect(tarballFaults(files, 300_000, 900_000)).toEqual([]);
});

test.each(['src/index.ts', 'lib/a.test.js', 'lib/fixtures/a.js'])(
  '%s in a package is a problem',
  (file) => {
    expect(tarballFaults(['lib/index.js', file], 1)).toEqual([`${file} must not be shipped`]);
  },
);

test('A package above the size limits has a problem for each limit', () => {
  expect(tarballFaults([], 300_001, 900_001)).toEqual([
    'it has 300001 bytes, more than 300000',
    'it unpacks to 900001 bytes, more than 900000',
  ]);
});

const plugins = path.resolve(__dirname, '../../plugins');
test.each(readdirSync(plugins).filter((plugin) => plugin !== 'shared'))(
  'The README of %s links to the example and to the supported versions',
  (plugin) => {
    const readme = readFileSync(path.join(plugins, plugin, 'README.md'), 'utf8');
    expect(readme).toMatch(/https:\/\/stackblitz\.com\/github\/\S*\/examples\/all-plugins/);
    expect(readme).toContain('/SUPPORTED-VERSIONS.md');
  },
);
