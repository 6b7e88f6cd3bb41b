import {beforeEach, describe, expect, it, vi} from 'vitest';
import {hit} from '../theme/__tests__/hit';
import type {SearchAnswer, SearchHit, SearchResults} from '../worker/searchAnswer';
import type {SearchClient} from './searchClient';
import {searchElsewhere} from './searchElsewhere';

const CATALOG = {
  partitions: [
    {url: '/docs/', context: 'docs'},
    {url: '/api/', context: 'api', isElsewhere: true},
  ],
};
const PAGES = Array.from({length: 10}, (_, number) => hit({title: `page ${number}`}));
const SET_ZOOM = hit({title: 'Camera', section: 'setZoom()', context: 'api'});
const ZOOM = hit({title: 'Camera', section: 'zoom()', context: 'api', score: 0.5});

const resultsOf = (hits: SearchHit[], rest: Partial<SearchResults> = {}): SearchResults => ({
  kind: 'results',
  hits,
  total: hits.length,
  hasMore: false,
  terms: [],
  milliseconds: 1,
  ...rest,
});

let own: SearchResults;
let api: SearchAnswer;
const search = vi.fn<SearchClient['search']>();
const fetchIndexes = vi.fn<SearchClient['fetchIndexes']>();
const client = searchElsewhere({search, fetchIndexes}, CATALOG);

beforeEach(() => {
  search.mockReset();
  fetchIndexes.mockReset();
  own = resultsOf(PAGES.slice(0, 8));
  api = resultsOf([SET_ZOOM]);
  search.mockImplementation((_baseUrl, context, _query, _limit, onRows) => {
    if (context !== 'api') onRows?.(own);
    return Promise.resolve(context === 'api' ? api : own);
  });
});

const contextsOf = (calls: unknown[][]): unknown[] => calls.map(([, context]) => context).sort();

async function placed(query: string, limit = 8): Promise<SearchHit[]> {
  const answer = await client.search('/', '', query, limit, undefined, 'field');
  return answer.kind === 'results' ? answer.hits : [];
}
async function placeOf(query: string, limit = 8): Promise<number> {
  own = {...own, hits: PAGES.slice(0, limit)};
  const hits = await placed(query, limit);
  expect(hits).toHaveLength(limit);
  const pages = hits.filter((one) => one !== SET_ZOOM);
  expect(pages).toEqual(PAGES.slice(0, pages.length));
  return hits.indexOf(SET_ZOOM);
}

describe('documents from elsewhere are asked for', () => {
  it.each([
    ['setZoom', '', ['', 'api']],
    ['camera set zoom', '-docs', ['-docs', 'api']],
    ['setZoom', 'docs', ['docs']],
    ['setZoom', '-api', ['-api']],
    ['setZoom', 'api', ['api']],
    ['how do I zoom', '', ['']],
    ['how do I zoom', 'api', ['api']],
  ])('by %j in the context %j: %j', async (query, context, asked) => {
    await client.search('/', context, query, 8);
    expect(contextsOf(search.mock.calls)).toEqual(asked);
  });

  it('once the pages of the site are shown, with their excerpts', async () => {
    const shown: [rows: SearchResults, asked: unknown[]][] = [];
    const onRows = (rows: SearchResults) => shown.push([rows, contextsOf(search.mock.calls)]);
    await client.search('/', '', 'setZoom', 8, onRows);
    expect(shown).toEqual([
      [own, ['']],
      [own, ['']],
    ]);
  });

  it.each([
    ['there are none', {hits: []}],
    ['they lack words of the query', {isRelaxed: true}],
  ])('before the pages of the site are shown, where %s', async (_, rest) => {
    own = {...own, ...rest};
    const onRows = vi.fn();
    await client.search('/', '', 'setZoom', 8, onRows);
    expect(onRows).not.toHaveBeenCalled();
  });

  it('before anything changes, where more rows are asked for than are in view', async () => {
    const onRows = vi.fn();
    await client.search('/', '', 'getZoom', 8);
    await client.search('/', '', 'getZoom', 16, onRows);
    expect(onRows).not.toHaveBeenCalled();
    await client.search('/', '', 'getZooms', 24, onRows);
    expect(onRows).toHaveBeenCalled();
  });

  it('on a site that has some', () => {
    const plain = {search, fetchIndexes};
    expect(searchElsewhere(plain, {partitions: [{url: '/docs/'}]})).toBe(plain);
  });
});

describe('a hit from elsewhere', () => {
  it.each(['setZoom', 'set zoom', 'SETZO', 'Camera.setZoom()', 'camera setZ', 'camera#setZoom'])(
    'is second for its name, written as %s',
    async (query) => expect(await placeOf(query)).toBe(1),
  );

  it('is first for its name where the pages of the site lack words of it', async () => {
    own = {...own, isRelaxed: true};
    expect(await placeOf('setZoom')).toBe(0);
  });

  it.each([
    ['zoom', 8, 7],
    ['zoom camera', 8, 7],
    ['se', 8, 7],
    ['zoom', 5, 4],
    ['zoom', 10, 7],
  ])('is the last of the first screen for a part of its name: %s', async (query, limit, place) => {
    expect(await placeOf(query, limit)).toBe(place);
  });

  it('is behind all pages where its name lacks a word', async () => {
    expect(await placeOf('zoom slowly')).toBe(-1);
  });

  it('is shown with others of its kind where the site has few pages', async () => {
    api = resultsOf([SET_ZOOM, ZOOM]);
    own = resultsOf(PAGES.slice(0, 2));
    expect(await placed('zoom')).toEqual([...own.hits, SET_ZOOM, ZOOM]);
    own = resultsOf([]);
    expect(await placed('zoom')).toEqual([SET_ZOOM, ZOOM]);
  });
});

it('An index of documents from elsewhere that cannot be used leaves the pages of the site', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  api = {kind: 'index-error', failure: 'missing', file: '/api/manifest.bin'};
  expect(await placed('setZoom')).toEqual(own.hits);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
