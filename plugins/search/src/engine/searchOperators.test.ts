import {describe, expect, it, vi} from 'vitest';
import {analyzer, contextOf, manifestOf, recordReads} from '../reading/__tests__/memoryContext';
import {readRows} from './__tests__/readRows';
import {randomNumbers} from '../__tests__/randomNumbers';
import {MANY_WORDS} from '../reading/__tests__/manyWords';
import {indexFiles, page} from '../reading/__tests__/memoryIndex';
import {clock} from '../reading/__tests__/clock';
import {Deadline} from '../reading/Deadline';
import {parseOperators} from '../query/parseOperators';
import {rankOperators} from '../query/rankOperators';
import {IndexContext} from '../reading/IndexContext';
import {search} from './search';
import {searchOperators} from './searchOperators';
import type {SearchOptions} from './SearchResult';

const context = contextOf(
  Array.from({length: 12}, (_, n) =>
    page(`/p${String(n).padStart(2, '0')}`, n === 7 ? 'Lamp' : 'Page', [
      ['', `lamp ${'bright '.repeat(n)}`],
    ]),
  ),
);
const run = (query: string, options: SearchOptions = {}, words: string[][] = []) =>
  readRows(
    searchOperators(
      query,
      words.map((phrase) => ({words: phrase, isProhibited: false})),
      context,
      options,
    ),
  );
const urls = async (...all: Parameters<typeof run>): Promise<string[]> =>
  (await run(...all)).hits.map(({url}) => url);

describe('searchOperators', () => {
  it('shows the best eight of all', async () => {
    const {hits, total} = await run('+lamp');
    expect(hits).toHaveLength(8);
    expect(hits[0]?.url).toBe('/p07');
    expect(total).toBe(12);
  });

  it('scores as lunr does, however near the words stand', async () => {
    const {hits} = await run('+lamp +bright', {limit: 12});
    const {ranked} = await rankOperators(parseOperators('+lamp +bright'), context, new Deadline());
    expect(hits.map(({score}) => score)).toEqual(
      ranked.map(({score}) => score).sort((a, b) => b - a),
    );
  });

  it('shows as many as it is asked for, from where it is asked', async () => {
    const all = await urls('+lamp', {limit: 12});
    expect(new Set(all).size).toBe(12);
    expect(await urls('+lamp', {limit: 4, offset: 5})).toEqual(all.slice(5, 9));
  });

  it.each([
    ['lambaaa*', true],
    ['lam*', false],
  ])('names the words to highlight unless they are too many: %s', async (query, areNamed) => {
    const {hits, terms} = await readRows(searchOperators(query, [], contextOf(MANY_WORDS), {}));
    expect(hits).toHaveLength(5);
    expect(hits[0]?.marks).not.toEqual([]);
    expect(terms.length > 0).toBe(areNamed);
  });

  it('keeps sections with the phrases', async () => {
    expect(await urls('+lamp', {}, [['lamp', 'page']])).toEqual([]);
    expect(await urls('+lamp -title:lamp', {limit: 20}, [['lamp', 'bright']])).toHaveLength(10);
  });

  it('names the words to highlight, those of the phrases too', async () => {
    expect((await run('+lamps', {}, [['bright']])).terms).toEqual(['lamp', 'bright']);
  });

  it('names no word of a phrase that must not occur', async () => {
    const phrase = {words: ['bright'], isProhibited: true};
    expect((await searchOperators('+lamp', [phrase], context, {})).terms).toEqual(['lamp']);
  });

  it.each(['+lamp', 'lamp'])('looks at the clock before it does anything for %s', async (query) => {
    const set = await clock();
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    set(3);
    const finding = search(query, context, {});
    expect(pauses).toHaveBeenCalledTimes(1);
    await finding;
    vi.restoreAllMocks();
  });

  it('refuses a malformed query and a cancelled one', async () => {
    await expect(run('foo:bar')).rejects.toMatchObject({name: 'QueryParseError'});
    await expect(run('+lamp', {signal: AbortSignal.abort()})).rejects.toThrow('aborted');
  });
});

describe('searchOperators on a large index', () => {
  const random = randomNumbers(5);
  const letter = (): string => String.fromCharCode(97 + Math.floor(random() * 26));
  const words = Array.from({length: 6500}, () => Array.from({length: 9}, letter).join(''));
  const pages = Array.from({length: 70}, (_, n) => page(`/${n}`, 'Page', [['', words.join(' ')]]));
  const files = indexFiles([...pages, page('/lamp', 'Lamp', [['', 'lamplight c++']])]);
  const manifest = manifestOf(files);

  it.each(['lamplihgt~1', 'c++~1', '*mplight', 'l*plight'])(
    'reads few slices of its dictionary for %s',
    async (query) => {
      expect(manifest.slices.length).toBeGreaterThan(60);
      const {read, names} = recordReads(files);
      const index = new IndexContext(manifest, read, analyzer);
      const {hits} = await readRows(searchOperators(query, [], index, {}));
      expect(hits.map(({url}) => url)).toEqual(['/lamp']);
      expect(names.filter((name) => name.includes('.t')).length).toBeLessThan(5);
      expect(names.length).toBeLessThan(manifest.slices.length / 4);
    },
  );
});
