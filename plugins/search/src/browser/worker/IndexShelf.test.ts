import {afterEach, describe, expect, it, vi} from 'vitest';
import {DOCUMENTATION, indexFiles, page} from '../../core/reading/__tests__/memoryIndex';
import type {Finder} from '../../core/query/openFinder';
import {MANIFEST} from '../../core/format/layout';
import {at, damage, indexHost, NEVER} from './__tests__/indexHost';
import {IndexShelf} from './IndexShelf';

const URL = '/i/';
const OLD = indexFiles(DOCUMENTATION);
const NEW = indexFiles([page('/new', 'Volume', [['', 'Anew.']])]);

const firstOf = async (index: Finder): Promise<string | undefined> =>
  (await (await index.find('volume')).rows[0]?.read())?.url;
const nameOf = (files: ReadonlyMap<string, Uint8Array>, sign: string): string =>
  [...files.keys()].find((name) => name.includes(sign)) ?? '';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A host with the old build, on which the new one can be published. */
function open(keepsIndexes = true) {
  const host = indexHost(at(URL, OLD));
  const publish = (): void => {
    host.files.clear();
    for (const [file, bytes] of at(URL, NEW)) host.files.set(file, bytes);
  };
  return {...host, shelf: new IndexShelf(keepsIndexes), publish};
}

describe('an index on the shelf', () => {
  it('is opened once, with the manifest that the cache may have', async () => {
    const {shelf, cachesOf, asked} = open();
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
    const count = asked.length;
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
    expect(asked).toHaveLength(count);
    expect(cachesOf(URL + MANIFEST)).toEqual(['default']);
    expect(cachesOf(URL + nameOf(OLD, '.x'))).toEqual(['default']);
  });

  it('is opened each time where authors write, and the server is asked', async () => {
    const {shelf, cachesOf, publish} = open(false);
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
    publish();
    expect(await shelf.use(URL, firstOf)).toBe('/new');
    expect(cachesOf(URL + MANIFEST)).toEqual(['no-cache', 'no-cache']);
  });

  it('is opened again where that failed, by asking the server', async () => {
    const {shelf, answers, cachesOf} = open();
    answers.set(URL + MANIFEST, () => new Response('', {status: 500}));
    await expect(shelf.use(URL, firstOf)).rejects.toMatchObject({reason: 'missing'});
    answers.clear();
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
    expect(cachesOf(URL + MANIFEST)).toEqual(['default', 'no-cache']);
  });

  it('goes past the cache for a damaged file, once', async () => {
    const name = nameOf(OLD, '.x');
    const whole = Uint8Array.from(OLD.get(name) ?? []);
    const damaged = damage(whole);
    const {shelf, answers, cachesOf} = open();
    answers.set(URL + name, ({cache}) => new Response(cache === 'reload' ? whole : damaged));
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
    expect(cachesOf(URL + name)).toEqual(['default', 'reload']);
    const other = open();
    other.answers.set(URL + name, () => new Response(damaged));
    await expect(other.shelf.use(URL, firstOf)).rejects.toMatchObject({reason: 'damaged'});
    expect(other.cachesOf(URL + name)).toEqual(['default', 'reload']);
  });

  it.each([
    ['are gone', () => new Response('', {status: 404})],
    ['are pages', () => new Response('', {headers: {'content-type': 'text/html'}})],
  ])('is that of the newer build where files of the old one %s', async (_, gone) => {
    const {shelf, answers, publish} = open();
    await shelf.use(URL, () => Promise.resolve());
    publish();
    for (const name of OLD.keys()) if (name !== MANIFEST) answers.set(URL + name, gone);
    expect(await shelf.use(URL, firstOf)).toBe('/new');
  });

  it.each([
    ['damaged', (whole: Uint8Array<ArrayBuffer>) => new Response(damage(whole))],
    ['as pages', () => new Response('Sign in', {headers: {'content-type': 'text/html'}})],
  ])(
    'goes past the cache for every file of a search, where all stand there %s',
    async (_, stale) => {
      const {shelf, answers, asked} = open();
      for (const [file, bytes] of at(URL, OLD)) {
        const whole = Uint8Array.from(bytes);
        answers.set(file, ({cache}) => (cache === 'reload' ? new Response(whole) : stale(whole)));
      }
      expect(await shelf.use(URL, firstOf)).toBe('/audio');
      expect(new Set(asked.map(({file}) => file)).size).toBeGreaterThan(1);
    },
  );

  it.each([
    ['the server fails', () => new Response('', {status: 500}), 'server'],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ])('is asked for a file only once, and stays, where %s', async (_, answer, failure) => {
    const {shelf, answers, asked, cachesOf} = open();
    const file = URL + nameOf(OLD, '.x');
    answers.set(file, answer);
    await expect(shelf.use(URL, firstOf)).rejects.toMatchObject({cause: {failure}});
    expect(asked.filter((one) => one.file === file)).toHaveLength(1);
    answers.clear();
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
    expect(cachesOf(URL + MANIFEST)).toHaveLength(1);
  });

  it('is given up where its manifest is gone, or the search itself fails', async () => {
    const {shelf, asked, files} = open();
    const fault = new TypeError('not a function');
    await expect(shelf.use(URL, () => Promise.reject(fault))).rejects.toBe(fault);
    const queryError = {name: 'QueryParseError', message: 'no field', start: 0, end: 1};
    const work = vi.fn(() => Promise.reject(Object.assign(new Error('no field'), queryError)));
    await expect(shelf.use(URL, work)).rejects.toMatchObject(queryError);
    expect(work).toHaveBeenCalledTimes(1);
    files.clear();
    await expect(shelf.use('/none/', firstOf)).rejects.toMatchObject({reason: 'missing'});
    expect(asked.filter(({file}) => file === `/none/${MANIFEST}`)).toHaveLength(1);
  });
});

describe('a look for a newer build', () => {
  it('finds one, which the next search opens', async () => {
    const {shelf, publish, cachesOf} = open();
    expect(await shelf.renew(URL)).toBe(false);
    await shelf.use(URL, firstOf);
    publish();
    expect(await shelf.renew(URL)).toBe(true);
    expect(await shelf.use(URL, firstOf)).toBe('/new');
    expect(cachesOf(URL + MANIFEST)).toEqual(['default', 'no-cache', 'no-cache']);
  });

  it('is taken once a minute, and keeps an index that is still the newest', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5);
    const {shelf, cachesOf, publish} = open();
    await shelf.use(URL, () => Promise.resolve());
    expect(await shelf.renew(URL)).toBe(false);
    await shelf.use(URL, () => Promise.resolve());
    publish();
    now.mockReturnValue(60_004);
    expect(await shelf.renew(URL)).toBe(false);
    expect(cachesOf(URL + MANIFEST)).toHaveLength(2);
    now.mockReturnValue(60_005);
    expect(await shelf.renew(URL)).toBe(true);
  });

  it('keeps the index that is there where no answer comes, or a fault', async () => {
    const {shelf, answers} = open();
    await shelf.use(URL, firstOf);
    vi.useFakeTimers({toFake: ['setTimeout', 'performance']});
    answers.set(URL + MANIFEST, NEVER);
    const looking = shelf.renew(URL);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await looking).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    answers.set(URL + MANIFEST, () => new Response('', {status: 500}));
    expect(await shelf.renew(URL)).toBe(false);
    expect(await shelf.use(URL, firstOf)).toBe('/audio');
  });
});
