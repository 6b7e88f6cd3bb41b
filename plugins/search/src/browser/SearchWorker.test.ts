import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {FORMAT_VERSION, MANIFEST} from '../core/format/layout';
import type {Partition} from '../core/partitions';
import {DOCUMENTATION, indexFiles, page} from '../core/reading/__tests__/memoryIndex';
import {at, indexHost, NEVER} from './__tests__/indexHost';
import {type Answer, isFailure} from './Answer';
import {SearchWorker} from './SearchWorker';

const DOCS = indexFiles(DOCUMENTATION);
const BLOG = indexFiles([page('/blog/volume', 'Volume', [['', 'About the volume.']])]);

const pages = (url: string, context = ''): Partition => ({url, label: '', kind: 'pages', context});
const SITE: Partition = {
  url: 'https://other.test/docs/search-index/',
  label: 'Other',
  kind: 'site',
  context: 'site:https://other.test/docs/',
};
const PARTITIONS = [pages('/docs/', 'docs'), pages('/blog/'), SITE];

function open(manifest?: string) {
  const host = indexHost([...at('/docs/', DOCS), ...at('/blog/', BLOG)]);
  return {...host, worker: new SearchWorker(PARTITIONS, manifest)};
}

async function answerTo(
  worker: SearchWorker,
  query: string,
  {context = '', limit = 8} = {},
): Promise<Answer> {
  const answer = await worker.search('/', context, query, {limit});
  if (isFailure(answer)) throw new Error(`${answer.file}: ${answer.failure}`);
  return answer;
}
const urls = ({hits}: Answer) => hits.map(({url, context = ''}) => `${url} ${context}`.trim());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('fetchIndexes', () => {
  it('opens each index of the context once', async () => {
    const {worker, asked} = open();
    expect(await worker.fetchIndexes('/', 'docs')).toBeUndefined();
    expect(asked.map(({file}) => file)).toEqual([`/docs/${MANIFEST}`]);
    await worker.fetchIndexes('/', '');
    expect(asked.map(({file}) => file)).toEqual([`/docs/${MANIFEST}`, `/blog/${MANIFEST}`]);
  });

  it('returns the reason if an index cannot be used', async () => {
    const {worker, files} = open();
    files.delete(`/blog/${MANIFEST}`);
    const failure = {failure: 'gone', file: `/blog/${MANIFEST}`};
    expect(await worker.fetchIndexes('/', '')).toEqual(failure);
  });
});

describe('The manifest', () => {
  it("is requested by the name that belongs to the page's build, with the default cache mode", async () => {
    const {worker, files, asked} = open('index.a1b2.bin');
    for (const url of ['/docs/', '/blog/'])
      files.set(`${url}index.a1b2.bin`, files.get(url + MANIFEST) ?? new Uint8Array());
    expect(urls(await answerTo(worker, 'volume', {context: '-docs'}))).toEqual(['/blog/volume']);
    expect(asked[0]).toMatchObject({file: '/blog/index.a1b2.bin', cache: 'default'});
    expect(asked.some(({file}) => file.endsWith(`/${MANIFEST}`))).toBe(false);
  });

  it('is revalidated for each search on the development server, where its name is always the same', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {worker, cachesOf} = open();
    await answerTo(worker, 'volume', {context: 'docs'});
    await answerTo(worker, 'volume', {context: 'docs'});
    expect(cachesOf(`/docs/${MANIFEST}`)).toEqual(['no-cache', 'no-cache']);
  });
});

describe('A search', () => {
  it('finds the best hits of all indexes, with their contexts', async () => {
    const {worker} = open();
    expect(urls(await answerTo(worker, 'volume'))).toEqual(
      expect.arrayContaining(['/blog/volume', '/audio docs']),
    );
    expect(urls(await answerTo(worker, 'volume', {limit: 1}))).toHaveLength(1);
    expect(urls(await answerTo(worker, 'volume', {context: '-docs'}))).toEqual(['/blog/volume']);
  });

  it('lists the page of a search answer before the hits of other indexes', async () => {
    const pond = indexFiles([page('/blog/pond', 'Ponds', [['', 'Text.']], ['volume'])]);
    indexHost([...at('/docs/', DOCS), ...at('/blog/', pond)]);
    expect(urls(await answerTo(new SearchWorker(PARTITIONS), 'volume'))[0]).toBe('/blog/pond');
  });

  it('sends early rows to the port before it returns, and then closes the port', async () => {
    const {worker} = open();
    const {port1, port2} = new MessageChannel();
    const rows = new Promise<Answer>((resolve) => {
      port1.onmessage = ({data}) => resolve(data as Answer);
    });
    const closed = new Promise((resolve) => port1.addEventListener('close', resolve));
    const answer = await worker.search('/', '', 'volume', {limit: 3, port: port2});
    const {hits} = await rows;
    expect(hits.every(({awaitsExcerpt}) => awaitsExcerpt)).toBe(true);
    expect(isFailure(answer) ? [] : urls(answer).sort()).toEqual(urls(await rows).sort());
    await closed;
  });

  it('is cancelled by a message on its port', async () => {
    const {worker, answers} = open();
    answers.set(`/docs/${MANIFEST}`, NEVER);
    const {port1, port2} = new MessageChannel();
    const searching = worker.search('/', '', 'volume', {limit: 3, port: port2});
    answers.delete(`/docs/${MANIFEST}`);
    await worker.fetchIndexes('/', '-docs');
    port1.postMessage('cancel');
    expect(await searching).toHaveProperty('failure');
    port1.close();
  });

  it("returns the error in a query, and finds the query's words", async () => {
    const {worker} = open();
    const answer = await answerTo(worker, 'nginx:volume');
    expect(answer.error).toMatchObject({code: 'unknownField', start: 0});
    expect(urls(answer)).toContain('/blog/volume');
  });

  it('reports the failure of an index request, and can be repeated', async () => {
    const {worker, answers, cachesOf} = open();
    answers.set(`/docs/${MANIFEST}`, () => new Response('', {status: 503}));
    const answer = await worker.search('/', '', 'volume', {limit: 3});
    expect(answer).toEqual({failure: 'server', file: `/docs/${MANIFEST}`});
    answers.clear();
    expect(urls(await answerTo(worker, 'volume'))).toContain('/audio docs');
    expect(cachesOf(`/docs/${MANIFEST}`).at(-1)).toBe('reload');
  });
});

describe('Preparing a search', () => {
  // Words without digits, because digits would be separate words.
  const letters = (number: number) =>
    number
      .toString(26)
      .replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))
      .padStart(2, 'q');
  const word = (of: number, n: number) => `k${letters(of)}${letters(n)}`;
  const words = (of: number) => Array.from({length: 60}, (_, n) => word(of, n)).join(' ');
  let large: ReturnType<typeof indexFiles>;
  beforeAll(() => {
    large = indexFiles(
      Array.from({length: 40}, (_, n) => page(`/p${n}`, `Page ${n}`, [['', words(n)]])),
      {isOneOfSeveral: true},
    );
  });
  const openLarge = () => {
    const host = indexHost(at('/docs/', large));
    return {...host, worker: new SearchWorker([pages('/docs/')])};
  };
  const ofKind = (asked: readonly {file: string}[], kind: string) =>
    asked.map(({file}) => file).filter((file) => file.includes(`.${kind}`));
  const scope = {baseUrl: '/', context: '', files: []};

  it('reads only the terms of the latest query, and no texts of sections', async () => {
    const {worker, asked} = openLarge();
    worker.prefetch({...scope, query: word(3, 0).slice(0, 2)});
    worker.prefetch({...scope, query: word(7, 12)});
    await vi.waitFor(() => expect(ofKind(asked, 't')).toHaveLength(1));
    expect(ofKind(asked, 'x')).toEqual([]);
    expect(urls(await answerTo(worker, word(7, 12)))).toEqual(['/p7']);
    expect(ofKind(asked, 't')).toHaveLength(1);
  });

  it('uses the manifest that the page sends', async () => {
    const {worker, asked} = openLarge();
    const file = `/docs/${MANIFEST}`;
    worker.prefetch({...scope, files: [file], query: ''});
    worker.prefetch({file, bytes: Uint8Array.from(large.get(MANIFEST) ?? []).buffer});
    await answerTo(worker, word(7, 12));
    expect(asked.map(({file: one}) => one)).not.toContain(file);
  });

  it('ignores failures, because the search reports them', async () => {
    const {worker, files} = openLarge();
    files.clear();
    worker.prefetch({...scope, query: word(7, 12)});
    expect(await worker.search('/', '', word(7, 12), {limit: 8})).toMatchObject({failure: 'gone'});
  });
});

describe('Another site', () => {
  const LIST = `${SITE.url}index.json`;
  const published = (list: object) => () => new Response(JSON.stringify(list));
  const searchSite = (worker: SearchWorker) =>
    worker.search('/', SITE.context, 'volume', {limit: 5});

  function openSite() {
    vi.stubEnv('SEARCH_OTHER_SITES', 'true');
    const host = open();
    for (const [name, content] of at(`${SITE.url}pages/`, BLOG)) host.files.set(name, content);
    const list = {format: FORMAT_VERSION, searchPath: '/docs/search', indexes: ['pages/']};
    host.answers.set(LIST, published(list));
    return {...host, list, warn: vi.spyOn(console, 'warn').mockReturnValue()};
  }

  it('is searched through its list of indexes, and its hits have absolute addresses', async () => {
    const {worker, cachesOf} = openSite();
    const answer = await searchSite(worker);
    expect(answer).toMatchObject({
      hits: [{url: 'https://other.test/blog/volume'}],
      searchPage: 'https://other.test/docs/search',
    });
    await searchSite(worker);
    expect(cachesOf(LIST)).toEqual(['no-cache']);
    expect(cachesOf(`${SITE.url}pages/${MANIFEST}`)).toEqual(['no-cache']);
  });

  it.each([
    ['has no list', () => new Response('', {status: 404}), 'returned status 404'],
    ['sends a page', () => new Response('<p>'), "not the list of a site's indexes"],
    ['has another format', published({format: 1, searchPath: '/', indexes: []}), 'of format 1'],
  ])('that %s causes one warning and is not requested again', async (_, answer, reason) => {
    const {worker, answers, asked, warn} = openSite();
    answers.set(LIST, answer);
    expect(await searchSite(worker)).toEqual({failure: 'offline', file: LIST});
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain(reason);
    const {length} = asked;
    expect(await searchSite(worker)).toMatchObject({hits: [], total: 0});
    expect(asked).toHaveLength(length);
    expect(warn).toHaveBeenCalledOnce();
  });
});
