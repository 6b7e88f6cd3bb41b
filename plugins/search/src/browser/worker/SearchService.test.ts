import {afterEach, describe, expect, it, vi} from 'vitest';
import {DOCUMENTATION, indexFiles, page} from '../../core/reading/__tests__/memoryIndex';
import {MANIFEST} from '../../core/format/layout';
import {toIndexError} from './indexErrors';
import {SearchService} from './SearchService';
import {at, indexHost, NEVER} from './__tests__/indexHost';
import type {SearchResults} from './searchAnswer';

it.each(['ChunkLoadError', 'NetworkError'])(
  'A script that did not come, %s, is not a fault of the search',
  (name) => {
    const error = Object.assign(new Error('Loading chunk 7 failed.'), {name});
    expect(toIndexError(error)).toMatchObject({kind: 'index-error', failure: 'offline'});
  },
);

const DOCS = indexFiles(DOCUMENTATION);
const BLOG = indexFiles([page('/blog/volume', 'Volume', [['', 'About the volume.']])]);
const NEW = indexFiles([page('/new', 'Zebra', [['', 'The zebra is new.']])]);
const CATALOG = {partitions: [{url: '/docs/', context: 'docs'}, {url: '/blog/'}]};

afterEach(() => {
  vi.restoreAllMocks();
});

function open() {
  const host = indexHost([...at('/docs/', DOCS), ...at('/blog/', BLOG)]);
  return {...host, service: new SearchService(CATALOG, true)};
}

/** Addresses and contexts of the hits, or what came in place of hits. */
async function answerOf(searching: ReturnType<SearchService['search']>): Promise<unknown> {
  const answer = await searching;
  if (answer.kind !== 'results') return answer;
  return answer.hits.map(({url, context}) => `${url} ${context ?? ''}`.trim());
}

describe('fetchIndexes', () => {
  it('opens the indexes of the context', async () => {
    const {service, asked} = open();
    expect(await service.fetchIndexes('/', 'docs')).toEqual({kind: 'ready'});
    expect(asked.map(({file}) => file)).toEqual([`/docs/${MANIFEST}`]);
    await service.fetchIndexes('/', '');
    expect(asked.map(({file}) => file)).toEqual([`/docs/${MANIFEST}`, `/blog/${MANIFEST}`]);
  });

  it('says why an index cannot be used', async () => {
    const {service, files} = open();
    files.delete(`/blog/${MANIFEST}`);
    const error = {kind: 'index-error', failure: 'missing', file: `/blog/${MANIFEST}`};
    expect(await service.fetchIndexes('/', '')).toEqual(error);
  });

  it('asks at once again for a file that does not come', async () => {
    const {service, answers, cachesOf} = open();
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const file = `/docs/${MANIFEST}`;
    answers.set(file, NEVER);
    const first = service.fetchIndexes('/', 'docs');
    answers.delete(file);
    now.mockReturnValue(1);
    const second = service.fetchIndexes('/', 'docs');
    expect(await Promise.all([first, second])).toEqual([{kind: 'ready'}, {kind: 'ready'}]);
    expect(cachesOf(file)).toEqual(['default', 'no-store']);
  });
});

describe('what is typed while nothing can show rows yet', () => {
  // Of letters alone: digits would be words of their own.
  const letters = (number: number) =>
    number
      .toString(26)
      .replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))
      .padStart(2, 'q');
  const word = (of: number, n: number) => `k${letters(of)}${letters(n)}`;
  const words = (of: number) => Array.from({length: 60}, (_, n) => word(of, n)).join(' ');
  const LARGE = indexFiles(
    Array.from({length: 40}, (_, n) => page(`/p${n}`, `Page ${n}`, [['', words(n)]])),
    {isOneOfSeveral: true},
  );
  const openLarge = () => {
    const host = indexHost(at('/docs/', LARGE));
    return {...host, service: new SearchService({partitions: [{url: '/docs/'}]}, true)};
  };
  const ofKind = (asked: readonly {file: string}[], kind: string) =>
    asked.map(({file}) => file).filter((file) => file.includes(`.${kind}`));

  it('has its terms read, and those of no letter before, and no texts', async () => {
    const {service, asked} = openLarge();
    service.readAhead('/', '', word(3, 0).slice(0, 2));
    service.readAhead('/', '', word(7, 12));
    await vi.waitFor(() => expect(ofKind(asked, 't')).toHaveLength(1));
    expect(ofKind(asked, 'x')).toEqual([]);
    expect(await answerOf(service.search('/', '', word(7, 12), 8))).toEqual(['/p7']);
    expect(ofKind(asked, 't')).toHaveLength(1);
  });

  it('says nothing where it cannot be read: the next search reports it', async () => {
    const {service, files} = openLarge();
    files.clear();
    service.readAhead('/', '', word(7, 12));
    expect(await answerOf(service.search('/', '', word(7, 12), 8))).toMatchObject({
      kind: 'index-error',
    });
  });
});

describe('a search', () => {
  it('tells rows of all indexes before their excerpts', async () => {
    const {service} = open();
    const onRows = vi.fn();
    const answer = await service.search('/', '', 'volume', 3, onRows);
    expect(onRows).toHaveBeenCalledTimes(1);
    const [rows] = onRows.mock.calls[0] as [SearchResults];
    const shown = ({hits}: SearchResults) =>
      hits.map(({url, context}) => `${url} ${context ?? ''}`);
    expect(shown(rows).sort()).toEqual(shown(answer as SearchResults).sort());
    expect(rows.hits.every(({awaitsExcerpt}) => awaitsExcerpt)).toBe(true);
    expect((answer as SearchResults).hits[0]?.excerpt).not.toBe('');
  });

  it('finds the best of all indexes, with their contexts', async () => {
    const {service} = open();
    const hits = await answerOf(service.search('/', '', 'volume', 3));
    expect(hits).toEqual(expect.arrayContaining(['/blog/volume', '/audio docs']));
    expect(await answerOf(service.search('/', '', 'volume', 1))).toHaveLength(1);
    expect(await answerOf(service.search('/', '-docs', 'volume', 3))).toEqual(['/blog/volume']);
  });

  it.each([
    'nginx:latest',
    'docker run nginx:latest',
    'localhost:3000',
    'node:fs',
    'TypeError: foo:bar',
    'migration:create',
    'svn:externals',
    '+volume:up',
    'volume^x',
  ])('says what is wrong with the query %s, and finds its words', async (query) => {
    const named = indexFiles([
      page('/named', 'Named', [['', `${query} and the volume.`]]),
      page('/other', 'Other', [['', 'Nothing of that.']]),
    ]);
    indexHost([...at('/docs/', named), ...at('/blog/', BLOG)]);
    const service = new SearchService({partitions: [{url: '/docs/'}, {url: '/blog/'}]}, true);
    const answer = await service.search('/', '', query, 9);
    const error = {message: expect.any(String) as string, start: expect.any(Number) as number};
    expect(answer).toMatchObject({kind: 'results', error});
    expect(await answerOf(service.search('/', '', query, 9))).toContain('/named');
  });

  it('says of stop words alone that they are too common', async () => {
    const {service} = open();
    expect(await service.search('/', '', 'it is', 9)).toMatchObject({hits: [], isCommon: true});
    const others = [service.search('/', '', 'unheardof', 9), service.search('/', '', '', 9)];
    for (const answer of await Promise.all(others)) expect(answer).not.toHaveProperty('isCommon');
    expect(await answerOf(service.search('/', '', '"it runs"', 9))).toEqual(['/audio docs']);
  });

  it('ends the one that still runs for the same field, and no other', async () => {
    const {service} = open();
    const other = service.search('/', '-docs', 'volume', 3, undefined, 'page');
    const first = service.search('/', '', 'volume', 3, undefined, 'navbar');
    const second = service.search('/', '-docs', 'volume', 3, undefined, 'navbar');
    expect(await answerOf(first)).toEqual({kind: 'cancelled'});
    expect(await answerOf(second)).toEqual(['/blog/volume']);
    expect(await answerOf(other)).toEqual(['/blog/volume']);
  });

  it('looks for a newer build where it finds nothing, and only then', async () => {
    const {service, files, cachesOf} = open();
    await service.search('/', 'docs', 'zebra', 3);
    expect(cachesOf(`/docs/${MANIFEST}`)).toEqual(['default', 'no-cache']);
    await service.search('/', '-docs', 'volume', 3);
    expect(cachesOf(`/blog/${MANIFEST}`)).toHaveLength(1);
    for (const [file, bytes] of at('/blog/', NEW)) files.set(file, bytes);
    expect(await answerOf(service.search('/', '-docs', 'zebra', 3))).toEqual(['/new']);
  });

  it('says why the newer build cannot be used that it has looked for', async () => {
    const {service, files, answers} = open();
    await service.search('/', '-docs', 'volume', 3);
    for (const [file, bytes] of at('/blog/', NEW)) {
      files.set(file, bytes);
      if (file !== `/blog/${MANIFEST}`) answers.set(file, () => new Response('', {status: 503}));
    }
    expect(await answerOf(service.search('/', '-docs', 'zebra', 3))).toMatchObject({
      ...{kind: 'index-error', failure: 'server'},
    });
  });

  it('is done in the newer build where the texts of the old one are gone', async () => {
    const {service, files} = open();
    await service.search('/', '-docs', 'vol', 0);
    for (const name of BLOG.keys()) if (name.includes('.x')) files.delete(`/blog/${name}`);
    const renamed = indexFiles([page('/blog/moved', 'Volume', [['', 'Moved.']])]);
    for (const [file, bytes] of at('/blog/', renamed)) files.set(file, bytes);
    expect(await answerOf(service.search('/', '-docs', 'volume', 3))).toEqual(['/blog/moved']);
  });

  it('says why an index cannot be used', async () => {
    const {service, answers} = open();
    answers.set(`/docs/${MANIFEST}`, () => new Response('', {status: 503}));
    expect(await answerOf(service.search('/', '', 'volume', 3))).toEqual({
      ...{kind: 'index-error', failure: 'server', file: `/docs/${MANIFEST}`},
    });
  });
});
