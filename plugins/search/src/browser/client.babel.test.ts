import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import {transformSync} from '@babel/core';
import {transformSync as bundled} from 'esbuild';
import {expect, it, vi} from 'vitest';
import type * as client from './client';

const FILE = fileURLToPath(new URL('client.ts', import.meta.url));

type Modules = Record<string, object>;

function compiledCode(plugins: string[]): string {
  const compiled = transformSync(readFileSync(FILE, 'utf8'), {
    filename: FILE,
    configFile: false,
    caller: {name: 'client'},
    presets: ['@docusaurus/babel/preset'],
    plugins,
    targets: 'ie 11',
  });
  return compiled?.code ?? '';
}

function compiled(modules: Modules): typeof client {
  const code = compiledCode(['@babel/plugin-transform-modules-commonjs']);
  const exports = {} as typeof client;
  const installed = createRequire(import.meta.url);
  const read = (name: string): unknown => modules[name] ?? installed(name);
  const run = compileFunction(code, ['require', 'exports']) as (...inputs: unknown[]) => void;
  run(read, exports);
  return exports;
}

it('The client that Babel compiles for old browsers calls only the operations of the worker', async () => {
  const search = vi.fn(() => Promise.resolve());
  // Comlink would treat each property of an operation as another operation of the worker.
  const remote = {search: new Proxy(search, {get: (_, name) => expect.fail(String(name))})};
  const {searchWorker} = compiled({
    comlink: {wrap: () => remote, transfer: (value: unknown) => value},
    '@generated/docusaurus-search/default/partitions.json': {},
    './ownManifest': {},
    './prefetch': {startWorker: () => Promise.resolve({})},
  });
  const worker = await searchWorker();
  await worker.search('/', 'docs', 'light', {limit: 8});
  expect(search).toHaveBeenCalledWith('/', 'docs', 'light', {limit: 8});
});

it.each([
  ['with the hash router', 'true', true],
  ['without the hash router', 'false', false],
])('The client of a site %s imports the packed indexes: %s', (_, hasHashRouter, isImported) => {
  const define = {'process.env.SEARCH_HASH_ROUTER': hasHashRouter};
  const {code} = bundled(compiledCode([]), {define});
  expect(code.includes('packed-indexes')).toBe(isImported);
});
