import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import {transformSync} from '@babel/core';
import {expect, it, vi} from 'vitest';
import type * as searchClient from './searchClient';

const FILE = fileURLToPath(new URL('searchClient.ts', import.meta.url));

/** Modules that the client asks for, by their names. */
type Modules = Record<string, object>;

/** What the module exports that Docusaurus's Babel makes of the client's for the browsers of a site. */
function compiled(modules: Modules): typeof searchClient {
  const code = transformSync(readFileSync(FILE, 'utf8'), {
    filename: FILE,
    configFile: false,
    caller: {name: 'client'},
    presets: ['@docusaurus/babel/preset'],
    plugins: ['@babel/plugin-transform-modules-commonjs'],
    targets: 'ie 11',
  })?.code;
  const exports = {} as typeof searchClient;
  const installed = createRequire(import.meta.url);
  const read = (name: string): unknown => modules[name] ?? installed(name);
  const run = compileFunction(code ?? '', ['require', 'exports']) as (...inputs: unknown[]) => void;
  run(read, exports);
  return exports;
}

it('Compiled by Babel for old browsers, the client asks the worker for nothing but its operations', async () => {
  const search = vi.fn(() => Promise.resolve());
  // As with Comlink, each property of an operation would be another thing to ask the worker for.
  const remote = {search: new Proxy(search, {get: (_, name) => expect.fail(String(name))})};
  const {pagesClient} = compiled({
    comlink: {wrap: () => remote, proxy: (value: unknown) => value},
    '@generated/docusaurus-search/default/catalog.json': {},
    './searchElsewhere': {},
    './turnToSearch': {startWorker: () => Promise.resolve({})},
  });
  const onRows = (): void => {};
  const client = await pagesClient();
  await client.search('/', 'docs', 'light', 8, onRows, 'reader', 160);
  expect(search).toHaveBeenCalledWith('/', 'docs', 'light', 8, onRows, 'reader', 160);
});
