import {beforeEach, describe, expect, it, vi} from 'vitest';
import {hit} from '../../theme/__tests__/hit';
import type {SearchAnswer, SearchHit, SearchResults} from '../worker/searchAnswer';
import type {SearchClient} from './searchClient';
import {isWrittenLikeName, searchElsewhere} from './searchElsewhere';

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
  counts: {},
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

const COMING = {elsewhere: 'coming'};
const fromApi = (hits: SearchHit[]) => [expect.objectContaining({context: 'api', hits}) as object];

describe('documents from elsewhere are asked for', () => {
  it.each([
    ['setZoom', '', ['', 'api']],
    ['camera set zoom', '-docs', ['-docs', 'api']],
    ['setZoom', 'docs', ['docs']],
    ['setZoom', '-api', ['-api']],
    ['setZoom', 'api', ['api']],
    ['tag:camera zoom', '', ['']],
    ['how do I zoom', '', ['']],
    ['how do I zoom', 'api', ['api']],
  ])('by %j in the context %j: %j', async (query, context, asked) => {
    await client.search('/', context, query, 8);
    expect(contextsOf(search.mock.calls)).toEqual(asked);
  });

  it('once the pages of the site are shown, with their excerpts, and told that more is coming', async () => {
    const shown: [rows: SearchResults, asked: unknown[]][] = [];
    const onRows = (rows: SearchResults) => shown.push([rows, contextsOf(search.mock.calls)]);
    await client.search('/', '', 'zoom', 8, onRows);
    expect(shown).toEqual([
      [{...own, ...COMING}, ['']],
      [{...own, ...COMING}, ['']],
    ]);
  });

  it.each([
    ['there are none', 'zoom', {hits: []}],
    ['they lack words of the query', 'zoom', {isRelaxed: true}],
    ['the query is written like a name', 'setZoom', {}],
  ])('before the pages of the site are shown, where %s', async (_, query, rest) => {
    own = {...own, ...rest};
    const onRows = vi.fn();
    const answer = await client.search('/', '', query, 8, onRows);
    expect(onRows).not.toHaveBeenCalled();
    expect(answer).toEqual({...own, elsewhere: fromApi([SET_ZOOM]), isElsewhereFirst: true});
  });

  it('and stand behind pages that lack words where they lack words as well', async () => {
    own = {...own, isRelaxed: true};
    api = resultsOf([SET_ZOOM], {isRelaxed: true});
    const answer = await client.search('/', '', 'set zooms', 8);
    expect(answer).not.toHaveProperty('isElsewhereFirst');
  });

  it('and not waited for for long: the pages are shown, and keep their places', async () => {
    vi.useFakeTimers();
    let come: (answer: SearchAnswer) => void = () => undefined;
    search.mockImplementation((_baseUrl, context) =>
      context === 'api' ? new Promise((resolve) => (come = resolve)) : Promise.resolve(own),
    );
    const onRows = vi.fn();
    const answering = client.search('/', '', 'setZoom', 8, onRows);
    await vi.advanceTimersByTimeAsync(999);
    expect(onRows).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onRows).toHaveBeenCalledExactlyOnceWith({...own, ...COMING});
    come(api);
    expect(await answering).toEqual({...own, elsewhere: fromApi([SET_ZOOM])});
    vi.useRealTimers();
  });

  it('on a site that has some', () => {
    const plain = {search, fetchIndexes};
    expect(searchElsewhere(plain, {partitions: [{url: '/docs/'}]})).toBe(plain);
  });
});

it.each(['setZoom', 'Camera.zoom', 'zoom()', 'zoom(', 'camera#zoom', 'io::Reader', 'Vector.add'])(
  '%s is written like a name',
  (query) => expect(isWrittenLikeName(query)).toBe(true),
);
it.each(['zoom', 'Zoom', 'ECS', 'set zoom', 'e.g. zoom', '3.33.0', 'Java 21.', 'C++', 'zoom?'])(
  '%s is not',
  (query) => expect(isWrittenLikeName(query)).toBe(false),
);

it('what is found elsewhere stands apart from the pages of the site', async () => {
  api = resultsOf([SET_ZOOM, ZOOM]);
  const answer = await client.search('/', '', 'zoom', 8, undefined, 'field');
  expect(answer).toEqual({...own, elsewhere: fromApi([SET_ZOOM, ZOOM])});
});

it('An index of documents from elsewhere that cannot be used leaves the pages of the site', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  api = {kind: 'index-error', failure: 'missing', file: '/api/manifest.bin'};
  expect(await client.search('/', '', 'zoom', 8)).toEqual({...own, elsewhere: []});
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
