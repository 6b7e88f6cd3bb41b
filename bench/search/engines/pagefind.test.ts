import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {IndexReader} from './IndexReader';
import {pagefind} from './pagefind';

declare global {
  var loadedCode: number | undefined;
}

const dir = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(dir, {recursive: true});
});

it('Pagefind is built by its own program, whose memory and end are seen, not by a wrapper', async () => {
  const pagesFile = path.join(dir, 'pages.ndjson');
  writeFileSync(pagesFile, '');
  const corpus = {name: 'x', htmlDir: dir, pagesFile, pages: 0, sections: 0};
  const build = await pagefind.prepareBuild(corpus, path.join(dir, 'index'));
  if (build.kind !== 'program') throw new Error('It is not a program.');
  expect(path.basename(build.command)).toMatch(/^pagefind/);
  expect(build.args[0]).toBe('--site');
});

it('The code of Pagefind is loaded before the first index is opened, as that of the others', async () => {
  for (const name of ['document', 'fetch', 'loadedCode']) vi.stubGlobal(name, undefined);
  writeFileSync(
    path.join(dir, 'pagefind.js'),
    `globalThis.loadedCode = (globalThis.loadedCode ?? 0) + 1;
     export const createInstance = () => ({init: async () => {}, search: async () => ({results: []})});`,
  );
  const open = await pagefind.load(dir);
  expect(globalThis.loadedCode).toBe(1);
  await open(new IndexReader(dir, [], false));
  expect(globalThis.loadedCode).toBe(1);
  await open(new IndexReader(dir, [], false));
  expect(globalThis.loadedCode).toBe(2);
});
