import {expect, it} from 'vitest';
import type {HtmlPage} from '../readPage';
import {buildIndex} from '../buildIndex';
import {temporaryFolder} from '../../../__tests__/temporaryFolder';
import {page as indexed} from '../../../core/reading/__tests__/memoryIndex';
import {recordPages} from './__tests__/recordPages';
import {orderPages} from './orderPages';

const page = (url: string, canonical: string, text = 'The same text.'): HtmlPage => ({
  url,
  html: `<link rel=canonical href="${canonical}"><title>Lamp</title><main><h1>Lamp</h1><p>${text}</main>`,
});

const numberOf = async (...pages: HtmlPage[]): Promise<number> =>
  (await buildIndex({pages, outDir: temporaryFolder()})).pages;

const CANONICAL = 'https://example.com/docs/lamp/';

it('A copy of a page is left out if it names that page as canonical', async () => {
  const copies = [page('/docs/lamp/index.html', CANONICAL), page('/print/lamp.html', CANONICAL)];
  expect(await numberOf(...copies)).toBe(1);
  expect(await numberOf(...copies, page('/lamp', CANONICAL))).toBe(1);
});

it('A copy is left out if the canonical page has no canonical link itself', async () => {
  const original: HtmlPage = {
    url: '/docs/lamp',
    html: '<title>Lamp</title><main><h1>Lamp</h1><p>The same text.</main>',
  };
  expect(await numberOf(original, page('/b', '/docs/lamp'))).toBe(1);
});

it('A copy is left out if its canonical address has a base path that the pages lack', async () => {
  const canonical = 'https://example.com/base/lamp';
  expect(await numberOf(page('/lamp.html', canonical), page('/copy.html', canonical))).toBe(1);
});

it.each([
  [
    'has a different text than its canonical page',
    [page('/docs/lamp', CANONICAL), page('/1.0/lamp', CANONICAL, 'Old.')],
  ],
  ['names a canonical page that is not indexed', [page('/a', CANONICAL), page('/b', CANONICAL)]],
  ['names the home page as canonical', [page('/', '/', 'Home.'), page('/a', '/'), page('/b', '/')]],
  [
    'names only another host as canonical',
    [page('/a', 'https://example.com'), page('/b', 'about:blank')],
  ],
])('A page is kept if it %s', async (_, pages) => {
  expect(await numberOf(...pages)).toBe(pages.length);
});

it('Many pages are ordered by boost and number of sections, then by address', () => {
  const sections = (count: number): [string, string][] =>
    Array.from({length: count}, (_, at) => [at === 0 ? '' : `Part ${at}`, 'text']);
  const {pages} = recordPages(
    indexed('/d', 'D', sections(2)),
    indexed('/c', 'C', sections(1)),
    {...indexed('/b', 'B', sections(1)), boost: 2},
    indexed('/a', 'A', sections(1)),
  );
  const urls = (many: number) => orderPages(pages, many).map(({text}) => text.url);
  expect(urls(5)).toEqual(['/a', '/b', '/c', '/d']);
  expect(urls(4)).toEqual(['/a', '/c', '/d', '/b']);
});
