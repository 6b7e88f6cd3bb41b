import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {packageFaults, readmeFaults} from './packageFaults';

const MANIFEST = {
  main: 'lib/index.js',
  types: 'lib/index.d.ts',
  bin: {run: 'bin/run.js'},
  exports: {
    '.': {types: './lib/index.d.ts', default: './lib/index.js'},
    './client': {types: './lib/client.d.mts', default: './lib/client.mjs'},
    './package.json': './package.json',
  },
};

const FILES = {
  'package.json': JSON.stringify(MANIFEST),
  'bin/run.js': '',
  'lib/index.js': '',
  'lib/index.d.ts': "import type {Options} from './options';\nexport * from './part/index.js';",
  'lib/options.d.ts': '',
  'lib/part/index.d.ts': '',
  'lib/client.mjs': '',
  'lib/client.d.mts': "export declare const page: import('./part').Page;",
};

function packageOf(changes: Record<string, string | undefined> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, text] of Object.entries({...FILES, ...changes})) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('A package with all entries and types has no problems', () => {
  expect(packageFaults(packageOf(), true)).toEqual([]);
});

test.each([
  ['lib/client.d.mts', 'exports["./client"] names ./lib/client.d.mts'],
  ['lib/client.mjs', 'exports["./client"] names ./lib/client.mjs'],
  ['lib/index.d.ts', 'main names lib/index.d.ts'],
  ['bin/run.js', 'bin["run"] names bin/run.js'],
  ['lib/options.d.ts', 'lib/index.d.ts imports "./options"'],
  ['lib/part/index.d.ts', 'lib/client.d.mts imports "./part"'],
])('A package without %s is rejected', (missing, fault) => {
  const folder = packageOf({[missing]: undefined});
  expect(packageFaults(folder, true)).toContain(`${fault}, which the package does not have`);
});

test('An entry without types is a problem, unless it is data', () => {
  const manifest = {exports: {'.': './lib/index.js', './package.json': './package.json'}};
  const folder = packageOf({'package.json': JSON.stringify(manifest)});
  expect(packageFaults(folder, true)).toEqual(['exports["."] names no type declarations']);
});

test('A package built without types only needs its code', () => {
  const folder = packageOf({'lib/index.d.ts': undefined, 'lib/client.d.mts': undefined});
  expect(packageFaults(folder, false)).toEqual([]);
});

const plugins = path.resolve(__dirname, '../../plugins');
test.each(readdirSync(plugins).filter((plugin) => plugin !== 'shared'))(
  'The README of %s links to the example and to the supported versions',
  (plugin) => {
    expect(readmeFaults(readFileSync(path.join(plugins, plugin, 'README.md'), 'utf8'))).toEqual([]);
  },
);

test('A README without links to the example and to the supported versions is rejected', () => {
  expect(readmeFaults('# A plugin')).toHaveLength(2);
});
