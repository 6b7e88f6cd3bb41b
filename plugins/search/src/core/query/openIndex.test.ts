import {describe, expect, it, vi} from 'vitest';
import {MANIFEST} from '../format/layout';
import {recordReads} from '../reading/__tests__/memoryContext';
import {DOCUMENTATION, indexFiles, page, readFrom} from '../reading/__tests__/memoryIndex';
import {MAX_QUERY_LENGTH, openIndex} from './openIndex';
import {openPages} from './__tests__/openPages';
import type {Hit} from './SearchResult';

function largeFiles(): Map<string, Uint8Array> {
  const words = Array.from({length: 12_000}, (_, n) => `w${(n * 7919).toString(36)}`);
  const sections = Array.from({length: 120}, (_, n): [string, string] => [
    `Part ${words.slice(n * 9, n * 9 + 9).join(' ')}`,
    words.slice((n % 40) * 300, (n % 40) * 300 + 300).join(' '),
  ]);
  return indexFiles([...DOCUMENTATION, page('/words', 'Words', sections)]);
}

const LARGE = largeFiles();

const open = (options = {}) => openPages(DOCUMENTATION, options);
const first = async (query: string): Promise<string> => {
  const {hits} = await (await open()).search(query);
  return hits[0] === undefined ? '' : `${hits[0].url}#${hits[0].hash}`;
};

describe('A plain-text search', () => {
  it.each([
    ['key comb', '/keyboard#s1'],
    ['Key.SHIFT_LEFT', '/keyboard#s1'],
    ['key shift left', '/keyboard#s1'],
    ['setMusicVolume()', '/audio#s1'],
    ['What is a breaking change?', '/graphics#s1'],
    ['grpahics', '/graphics#'],
    ['eyboard', '/keyboard#'],
    ['C++', '/graphics#s2'],
    ['volume unheardof', '/audio#s1'],
    ['"split the screen"', '/graphics#s2'],
  ])('finds the section for %s', async (query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  it.each(['5.2. Table basics', 'table basics', '5.2'])(
    'finds a numbered heading by its number, its text or both: %s',
    async (query) => {
      const pages = [
        page('/a', 'Releases', [['', 'Version 5.2 has new table basics.']]),
        page('/b', 'Tables', [
          ['', ''],
          ['5.2. Table basics', 'Rows and columns.'],
        ]),
      ];
      const index = await openPages(pages);
      expect((await index.search(query)).hits[0]?.section).toBe('5.2. Table basics');
    },
  );

  it('searches only the start of an overlong query and reports the length of that start', async () => {
    const result = await (await open()).search(`audio ${'x'.repeat(10_000)}`);
    expect(result.cut).toBe(MAX_QUERY_LENGTH);
  });
});

describe('Rows without excerpts', () => {
  const typing = async () => {
    const {read, names} = recordReads(LARGE);
    const index = await openIndex({read});
    const ask = async (query: string, signal?: AbortSignal) => {
      const shown: {titles: string[]; texts: boolean}[] = [];
      const onRows = (hits: Hit[]): void => {
        expect(hits.every(({excerpt, awaitsExcerpt}) => excerpt === '' && awaitsExcerpt)).toBe(
          true,
        );
        shown.push({
          titles: hits.map(({title}) => title),
          texts: names.some((name) => name.includes('.x')),
        });
      };
      const {hits} = await index.search(query, {onRows, ...(signal && {signal})});
      return {hits, shown};
    };
    return {ask, names};
  };

  it('are passed to onRows once, before the excerpts are loaded', async () => {
    const {ask} = await typing();
    const {hits, shown} = await ask('volume');
    expect(shown.map(({titles}) => titles)).toEqual([hits.map(({title}) => title)]);
    expect(hits[0]).toMatchObject({excerpt: expect.stringContaining('volume') as string});
    expect(hits[0]).not.toHaveProperty('awaitsExcerpt');
  });

  it('are passed to onRows before any text is requested if the reader is still typing', async () => {
    const {ask, names} = await typing();
    const controller = new AbortController();
    const aborted = ask('v', controller.signal);
    await vi.waitFor(() => expect(names.some((name) => name.includes('.h'))).toBe(true));
    controller.abort();
    await expect(aborted).rejects.toMatchObject({name: 'AbortError'});
    const {shown} = await ask('vo');
    expect(shown).toMatchObject([{texts: false}]);
    expect(names.some((name) => name.includes('.x'))).toBe(true);
  });

  it('do not delay loading the texts if the query was pasted', async () => {
    const {ask} = await typing();
    expect((await ask('volume of music')).shown).toMatchObject([{texts: true}]);
  });
});

describe('An opened index', () => {
  const large = readFrom(LARGE);

  it.each(['grpahics x', '"volume of music"', '+volume', 'vo~1'])(
    'rejects the query "%s" with an AbortError if it is aborted during the read of any file',
    async (query) => {
      const countReads = async (ask: 'search' | 'find', cancelAt: number): Promise<number> => {
        const controller = new AbortController();
        let count = 0;
        const index = await openIndex({
          read(name) {
            if (name !== MANIFEST && ++count === cancelAt) controller.abort();
            return large(name);
          },
        });
        const searching = index[ask](query, {signal: controller.signal});
        if (cancelAt === Infinity) await searching;
        else await expect(searching).rejects.toMatchObject({name: 'AbortError'});
        return count;
      };
      for (const ask of ['search', 'find'] as const) {
        const reads = await countReads(ask, Infinity);
        expect(reads).toBeGreaterThan(0);
        for (let at = 1; at <= reads; at++) await countReads(ask, at);
      }
    },
  );

  it.each(['search', 'find'] as const)(
    'rejects %s at once if it is aborted while a file is loading',
    async (ask) => {
      const controller = new AbortController();
      const index = await openIndex({
        read(name) {
          if (name === MANIFEST) return large(name);
          setTimeout(() => controller.abort());
          return new Promise<never>(() => undefined);
        },
      });
      await expect(index[ask]('volume', {signal: controller.signal})).rejects.toMatchObject({
        name: 'AbortError',
      });
    },
  );

  it('rejects searches after it is closed', async () => {
    const index = await open();
    index.close();
    await expect(index.search('audio')).rejects.toThrow('closed');
  });
});
