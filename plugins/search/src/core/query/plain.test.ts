import {describe, expect, it} from 'vitest';
import {analyzer, contextOf, manifestOf, recordReads} from '../reading/__tests__/memoryContext';
import {readRows} from './__tests__/readRows';
import {DOCUMENTATION, indexFiles, page} from '../reading/__tests__/memoryIndex';
import {IndexContext} from '../reading/IndexContext';
import type {SearchOptions} from './SearchResult';
import {search} from './search';

const context = contextOf(DOCUMENTATION);
const run = (query: string, options: SearchOptions = {}) =>
  readRows(search(query, context, {...options, mode: 'plain'}));

describe('A plain-text search', () => {
  it('reports whether any section has all words', async () => {
    expect(await run('volume music ')).toMatchObject({isRelaxed: false});
    expect(await run('volume elephant ')).toMatchObject({isRelaxed: true});
  });

  it.each([
    ['the of ', ['the', 'of']],
    ['List.of ', ['listof', 'list']],
    ['setVolume(percent) ', ['setvolume', 'set', 'volume', 'percent']],
    ['volmue of ', ['volmue', 'volume']],
  ])('returns the words to mark on a page for %s', async (query, terms) => {
    expect((await run(query)).terms).toEqual(terms);
  });

  it.each([
    ['behaviour', 'behavior'],
    ['initialise', 'initialize'],
    ['centre', 'center'],
  ])('finds %s for %s, the other English spelling', async (typed, spelt) => {
    const other = contextOf([page('/a', 'Lamp', [['', `The ${spelt} of a lamp.`]])]);
    const {hits} = await readRows(search(`${typed} `, other, {}));
    expect(hits.map(({url}) => url)).toEqual(['/a']);
  });

  describe('for two words of the index that the reader types as one', () => {
    const sheets = contextOf([
      page('/sheet', 'Animations', [
        ['', ''],
        ['Load a sprite sheet', 'Pictures of a walk.'],
      ]),
      page('/music', 'Music', [['', 'Sheets of notes.']]),
      page('/other', 'Sprites', [['', 'Draw a sprite.']]),
    ]);
    const find = async (query: string) => {
      const {hits, ...answer} = await readRows(search(query, sheets, {}));
      return {...answer, urls: hits.map(({url}) => url)};
    };

    it.each(['spritesheet', 'Spritesheet ', 'load spritesheet', 'spritesheet pictures'])(
      'finds both words: %s',
      async (query) => {
        expect((await find(query)).urls[0]).toBe('/sheet');
      },
    );

    it('finds both words even if the second one is unfinished', async () => {
      expect((await find('spriteshee')).urls[0]).toBe('/sheet');
      expect((await find('spriteshee ')).urls).toEqual([]);
    });

    it('marks both words on the page, without a suggestion', async () => {
      expect(await find('spritesheet ')).toMatchObject({
        terms: ['sprite', 'sheet'],
        suggestion: undefined,
      });
    });

    it('prefers a correction to a split into two words', async () => {
      const rooms = contextOf([
        page('/floor', 'Carpets', [['', 'On the floor.']]),
        page('/pest', 'Pest', [['', 'In a car.']]),
      ]);
      const {hits, suggestion} = await readRows(search('carpest ', rooms, {}));
      expect([suggestion, ...hits.map(({url}) => url)]).toEqual(['carpets', '/floor']);
    });
  });

  it.each(['fullscreen ', 'fullscr', 'fullscreens '])(
    'finds a heading of two words that readers write as one: %s',
    async (query) => {
      const window = contextOf([
        page('/mode', 'Mode', [['', 'Call setFullscreen for it, and fullscreen again.']]),
        page('/window', 'Window', [
          ['', 'It has a title.'],
          ['Full screen', 'Cover all of it.'],
        ]),
      ]);
      const {hits} = await readRows(search(query, window, {}));
      expect(hits).toHaveLength(2);
      const found = hits.find(({section}) => section === 'Full screen');
      expect(found).toMatchObject({kind: 1, sectionMarks: [[0, 11]]});
    },
  );

  it('marks completions of the last word, but not of a stop word if the query has other words', async () => {
    const rooms = contextOf([page('/a', 'The rooms', [['', 'The lamp, then a theme.']])]);
    const marked = async (query: string): Promise<string[]> => {
      const {hits} = await readRows(search(query, rooms, {}));
      return hits.flatMap(({excerpt, marks}) => marks.map((mark) => excerpt.slice(...mark)));
    };
    expect(await marked('lamp th')).toEqual(['The', 'lamp', 'then', 'theme']);
    expect(await marked('lamp the')).toEqual(['lamp']);
    expect(await marked('the')).toEqual(['The', 'then', 'theme']);
    expect(await marked('the lamp ')).toEqual(['lamp']);
    expect(await marked('the ')).toEqual(['The']);
  });

  it('ignores upper and lower case and extra spaces in the query', async () => {
    expect((await run(' SPLIT Screen ')).hits).toEqual((await run('split screen ')).hits);
  });

  it('returns as many hits as requested, starting at the offset', async () => {
    const many = contextOf(
      Array.from({length: 20}, (_, n) => page(`/p${n + 10}`, 'Page', [['', 'lamp']])),
    );
    const urls = async (options: SearchOptions): Promise<string[]> =>
      (await readRows(search('lamp', many, options))).hits.map(({url}) => url);
    const all = await urls({limit: 20});
    expect(new Set(all).size).toBe(20);
    expect(await urls({})).toEqual(all.slice(0, 8));
    expect(await urls({limit: 4, offset: 10})).toEqual(all.slice(10, 14));
  });

  it('does not read texts for a phrase if no section has its words', async () => {
    const files = indexFiles([page('/a', 'Remove', [['', 'How to remove a directory.']])]);
    const {read, names} = recordReads(files);
    const index = new IndexContext(manifestOf(files), read, analyzer);
    const {rows} = await search('"delete folder"', index, {});
    expect(rows).toEqual([]);
    expect(names.filter((name) => name.includes('.x'))).toEqual([]);
  });
});
