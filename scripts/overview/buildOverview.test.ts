import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {buildOverview} from './buildOverview';

/** Creates a site of two pages. The docs page is heavier, because it has its own script. */
function site(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'overview-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const files = {
    '.docusaurus/routesChunkNames.json': JSON.stringify({
      '/x/-1': {content: 'home'},
      '/x/docs-1': {config: 'frame'},
      '/x/docs/a-1': {content: 'a'},
    }),
    '.docusaurus/bundle-record.json': JSON.stringify({
      packages: [],
      groups: {home: ['assets/js/home.js'], a: ['assets/js/a.js'], frame: []},
      searchFiles: [],
    }),
    'build/index.html': '<script src=/x/assets/js/main.js></script>',
    'build/index.md': "Don't stop",
    'build/docs/a/index.html': '<link href="/x/assets/css/a.css">',
    'build/docs/a.md': '# Three more words\n',
    'build/assets/js/main.js': 'main',
    'build/assets/js/home.js': 'home',
    'build/assets/js/a.js': Array.from({length: 500}, (_, index) => index ** 3).join(),
    'build/assets/css/a.css': 'a{color:red}',
    'build/search-index/docs/index.bin': '12345',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), content);
  }
  return dir;
}

it('The summary of a build has totals, the heaviest pages and the warnings', () => {
  const dir = site();
  const [counts, , first, second, ...warnings] = buildOverview(
    dir,
    path.join(dir, 'build'),
    '/x/',
    ['[WARNING] docusaurus-search: one'],
  ).split('\n');
  expect(counts).toBe('2 pages with 5 words; search index: 1 file, 5 bytes');
  expect(first).toMatch(/^ +2,\d\d\d {2}\/x\/docs\/a$/);
  expect(second).toMatch(/^ +\d\d {2}\/x$/);
  expect(warnings).toEqual(['Warnings by kind:', '        1  docusaurus-search']);
});
