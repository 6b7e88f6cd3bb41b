import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../../__tests__/randomNumbers';
import type {Hit, SearchOptions} from './SearchResult';
import {readRows} from './__tests__/readRows';
import {MOST_READ} from './expand/readingLimits';
import {IndexContext} from '../reading/IndexContext';
import {MANY_WORDS} from '../reading/__tests__/manyWords';
import {analyzer, contextOf, manifestOf, recordReads} from '../reading/__tests__/memoryContext';
import {DOCUMENTATION, indexFiles, page} from '../reading/__tests__/memoryIndex';
import {search} from './search';

const context = contextOf(
  Array.from({length: 12}, (_, n) =>
    page(`/p${String(n).padStart(2, '0')}`, n === 7 ? 'Lamp' : 'Page', [
      ['', `lamp ${'bright '.repeat(n)}`],
    ]),
  ),
);
const run = (query: string, options: SearchOptions = {}) =>
  readRows(search(query, context, options));

const many = contextOf(MANY_WORDS);

describe('A query with operators', () => {
  it.each([
    ['lambaaa*', true],
    ['lam*', false],
  ])('returns the words to highlight unless there are too many: %s', async (query, areNamed) => {
    const {hits, terms} = await readRows(search(query, many, {}));
    expect(hits).toHaveLength(5);
    expect(hits[0]?.marks).not.toEqual([]);
    expect(terms.length > 0).toBe(areNamed);
  });

  it('also returns the words of its phrases to highlight', async () => {
    expect((await run('+lamps "bright"')).terms).toEqual(['lamp', 'bright']);
  });
});

describe('A query with operators on a large index', () => {
  const random = randomNumbers(5);
  const letter = (): string => String.fromCharCode(97 + Math.floor(random() * 26));
  const words = Array.from({length: 6500}, () => Array.from({length: 9}, letter).join(''));
  const pages = Array.from({length: 70}, (_, n) => page(`/${n}`, 'Page', [['', words.join(' ')]]));
  const lamp = page('/lamp', 'Lamp', [
    ['', 'lamplight c++'],
    ['Moonlight', ''],
  ]);
  const files = indexFiles([...pages, lamp]);
  const manifest = manifestOf(files);

  it.each([
    ['lamplihgt~1', ['/lamp']],
    ['c++~1', ['/lamp']],
    ['l*plight', ['/lamp']],
    ['*onlight', ['/lamp']],
    // Without a fixed prefix, only words in headings or in several sections are checked.
    ['*mplight', []],
    ['nooxlight~2', ['/lamp']],
  ])('reads few slices of the dictionary for %s', async (query, expected) => {
    expect(manifest.slices.length).toBeGreaterThan(60);
    const {read, names} = recordReads(files);
    const index = new IndexContext(manifest, read, analyzer);
    const {hits} = await readRows(search(query, index, {}));
    expect(hits.map(({url}) => url)).toEqual(expected);
    expect(names.filter((name) => name.includes('.t')).length).toBeLessThan(5);
    expect(names.length).toBeLessThan(manifest.slices.length / 4);
  });
});

const documentation = contextOf(DOCUMENTATION);
const hitsOf = async (
  query: string,
  options?: SearchOptions,
  own = documentation,
): Promise<Hit[]> => (await readRows(search(query, own, options ?? {}))).hits;
const places = async (query: string, options: SearchOptions = {}): Promise<string[]> =>
  (await hitsOf(query, options)).map(({url, hash}) => `${url}#${hash}`);

describe('A search', () => {
  it('reads operators as text in the mode `plain`', async () => {
    expect((await places('+screen -split', {mode: 'plain'}))[0]).toBe('/graphics#s2');
  });

  it('requires a phrase even if the query has other words or operators', async () => {
    expect(await places('volume "volume of music"')).toEqual(['/audio#s1']);
    expect(await places('title:audio "mixes playbacks"')).toEqual(['/audio#']);
    expect(await places('+title:keyboard "mixes playbacks"')).toEqual([]);
    expect(await places('"mixes playbacks" "play sounds"')).toEqual(['/audio#']);
    expect(await places('"mixes playbacks" "music sounds"')).toEqual([]);
    expect(await places('"playbacks mixes"')).toEqual([]);
    expect(await places('"audio play"')).toEqual([]);
  });

  describe('with a phrase and other words', () => {
    const windows = contextOf([
      page('/a', 'Rows', [['', 'The function lag reads the row before.']]),
      page('/b', 'Frames', [['', 'The function lag looks at a window.']]),
      page('/c', 'Windows', [['', 'A window has a frame, which lag and no other function reads.']]),
    ]);
    const found = async (query: string) =>
      (await hitsOf(query, {}, windows)).map(({url, hash}) => `${url}#${hash}`);

    it('ranks sections with the other words higher, but does not require these words', async () => {
      expect(await found('window "function lag"')).toEqual(['/b#', '/a#']);
      expect(await found('why does window "function lag" ignore other resultsets')).toEqual([
        '/b#',
        '/a#',
      ]);
    });

    it('requires the other words if the phrase has only stop words', async () => {
      expect(await found('frame "which"')).toEqual(['/c#']);
    });

    it('requires none of the other words if the phrase is excluded', async () => {
      expect(await found('window resultset -"function lag"')).toEqual(['/c#']);
      expect(await found('rows window -"at a window"')).toEqual(['/a#', '/c#']);
    });
  });

  it.each(['->', '*', 'screen ~ it'])(
    'reads the symbols of the phrase "%s" as text, even next to operators',
    async (phrase) => {
      expect(await places(`title:audio "${phrase}"`)).toEqual([]);
    },
  );

  it.each([
    ['"split screen" foo:bar', 15, 18],
    ['   foo:bar', 3, 6],
    ['"x" blue~1.5', 9, 12],
  ])(
    'reports the position of an error in the query as it was typed: %s',
    async (query, start, end) => {
      await expect(search(query, documentation, {})).rejects.toMatchObject({start, end});
    },
  );

  it('does not mark words that only start with the last word of a phrase', async () => {
    const lamps = contextOf([page('/a', 'A', [['', 'press key comb in combat']])]);
    const hits = await hitsOf('"key comb"', {}, lamps);
    const marked = hits.map(({excerpt, marks}) =>
      marks.map(([from, to]) => excerpt.slice(from, to)),
    );
    expect(marked).toEqual([['key', 'comb']]);
  });

  it.each([
    ['title:"split screen"', ['/screens#']],
    ['heading:"split screen"', ['/more#s1']],
    ['content:"split screen"', ['/else#']],
    ['description:"split screen"', ['/told#']],
    ['+heading:"split screen" lamp', ['/more#s1']],
    ['screen -heading:"split screen"', ['/apart#', '/else#', '/screens#', '/told#']],
    ['content:screen -title:"split screen"', ['/apart#', '/else#']],
  ])('searches for a phrase only in the field before the colon: %s', async (query, expected) => {
    const own = contextOf([
      page('/screens', 'Split screen', [['', 'A lamp.']]),
      page('/more', 'More', [
        ['', 'A lamp'],
        ['Split screen', 'Another lamp.'],
      ]),
      page('/else', 'Else', [['', 'Use a split screen. Screens split.']]),
      {...page('/told', 'Told', [['', 'A lamp']]), description: 'split screen'},
      page('/apart', 'Screen to split', [['', 'A screen, split. Split lamps, a screen.']]),
    ]);
    const hits = await hitsOf(query, {}, own);
    const found = hits.map(({url, hash}) => `${url}#${hash}`);
    expect(found.sort()).toEqual(expected);
  });

  it.each([
    ['"2D game"', ''],
    ['+lamp "2D game"', ''],
    ['title:notes "getX of it"', ''],
    ['+lamp "an e-mail to"', ''],
    ['"C++ templates"', ''],
    ['+lamp "C++ templates"', ''],
    ['"C templates"', 's1'],
    ['"if else"', ''],
    ['"as if"', 's1'],
    ['title:notes "if else"', ''],
  ])('finds a phrase with single letters, symbols or only stop words: %s', async (query, hash) => {
    const own = contextOf([
      page('/notes', 'Notes', [
        ['', 'A lamp in a 2D game. Call getX of it, send an e-mail to C++ templates, if else.'],
        ['C', 'Here are C templates, as if 2 D games.'],
      ]),
    ]);
    expect((await hitsOf(query, {}, own)).map((hit) => hit.hash)).toEqual([hash]);
  });

  it('reports that there may be more hits if it has not read all texts for a phrase of stop words', async () => {
    const many = Array.from({length: MOST_READ + 8}, (_, number) =>
      page(`/p${number + 1000}`, 'Page', [['', number > MOST_READ ? 'if else' : 'lamp']]),
    );
    const own = contextOf([...many, page('/z', 'If else', [['', 'lamp']])]);
    const {hits, hasMore} = await readRows(search('"if else"', own, {}));
    expect(hits.map(({url}) => url)).toEqual(['/z']);
    expect(hasMore).toBe(true);
  });

  it('treats quotation marks without a word as text', async () => {
    expect(await places('audio "()"')).toContain('/audio#');
    expect(await places('audio -"()"')).toContain('/audio#');
  });

  it.each([
    ['+東京都', '/tokyo#'],
    ['content:java/util/List', '/list#'],
    ['content:Key.SHIFT*', '/keys#'],
    ['heading:ze*', '/keys#s1'],
    ['ze', '/keys#s1'],
    ['😁', '/faces#'],
  ])('finds %s', async (query, place) => {
    const own = contextOf([
      page('/faces', 'Faces', [['', '😀 and 😁']]),
      page('/keys', 'Keys', [
        ['', 'Press Key.SHIFT_LEFT'],
        ['Zebra', 'stripes'],
      ]),
      page('/list', 'Lists', [['', 'import java/util/List']]),
      page('/tokyo', 'City', [['', '東京都']]),
    ]);
    const [hit] = await hitsOf(query, {}, own);
    expect(`${hit?.url}#${hit?.hash}`).toBe(place);
  });
});
