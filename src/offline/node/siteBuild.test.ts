import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {siteBuild} from './siteBuild';

let buildDir: string;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
  writeFileSync(path.join(buildDir, file), content);
};
const immutable = ['assets/**', 'search-index/*/*.*.bin'];
const read = (dir = buildDir) =>
  siteBuild({buildDir: dir, searchFiles: ['assets/js/worker.js'], immutable});

beforeEach(() => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'site-build-'));
  write('index.html', 'Home');
  write('search/index.html', 'Search');
  write('search-index/docs/index.bin', 'a');
  write('search-index/docs/0f0f.t0.bin', 'b');
  // This manifest is only for other sites that search this site.
  write('search-index/index.json', '{}');
});
afterEach(() => rmSync(buildDir, {recursive: true}));

it('Builds with the same files have the same digest in any folder', () => {
  const {digest} = read();
  const copy = `${buildDir}-copy`;
  cpSync(buildDir, copy, {recursive: true});
  expect(read(copy).digest).toBe(digest);
  rmSync(copy, {recursive: true});
  write('service-worker.js', 'made from the digest');
  expect(read().digest).toBe(digest);
  write('search/index.html', 'Find');
  expect(read().digest).not.toBe(digest);
});

it('The scripts that every page loads at its start are listed', () => {
  for (const name of ['main.1a2b3c4d', 'runtime~main.0a0b0c0d', 'domain.5e6f7a8b', 'main-menu'])
    write(`assets/js/${name}.js`, '');
  expect(read().scripts).toEqual([
    'assets/js/main.1a2b3c4d.js',
    'assets/js/runtime~main.0a0b0c0d.js',
  ]);
});

it('The files of the search are its scripts, its index and its page', () => {
  expect(read().search).toEqual([
    'assets/js/worker.js',
    'search-index/docs/0f0f.t0.bin',
    'search-index/docs/index.bin',
    'search/index.html',
  ]);
});

it('Files with a content hash in their name are recognized', () => {
  const pattern = new RegExp(read().immutable);
  for (const file of ['assets/js/main.1a2b.js', 'search-index/docs/0f0f.t0.bin'])
    expect(file).toMatch(pattern);
  for (const file of ['img/assets/a.png', 'search-index/docs/index.bin', 'index.html'])
    expect(file).not.toMatch(pattern);
});
