import {describe, expect, it} from 'vitest';
import {contextOf, readRows} from './__tests__/memoryContext';
import {page} from './__tests__/memoryIndex';
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

  it('shows as many as it is asked for, from where it is asked', async () => {
    const all = await urls('+lamp', {limit: 12});
    expect(new Set(all).size).toBe(12);
    expect(await urls('+lamp', {limit: 4, offset: 5})).toEqual(all.slice(5, 9));
  });

  it('keeps sections with the phrases', async () => {
    expect(await urls('+lamp', {}, [['lamp', 'page']])).toEqual([]);
    expect(await urls('+lamp -title:lamp', {limit: 20}, [['lamp', 'bright']])).toHaveLength(10);
  });

  it('names the words to highlight, those of the phrases too', async () => {
    expect((await run('+lamps', {}, [['bright']])).terms).toEqual(['lamp', 'bright']);
  });

  it('refuses a malformed query and a cancelled one', async () => {
    await expect(run('foo:bar')).rejects.toMatchObject({name: 'QueryParseError'});
    await expect(run('+lamp', {signal: AbortSignal.abort()})).rejects.toThrow('cancelled');
  });
});
