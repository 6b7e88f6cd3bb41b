import {describe, expect, it, vi} from 'vitest';
import type {Hit} from './SearchResult';
import type {Found, FoundTerms} from './excerpt/foundWords';
import {makeRows, pageTerms, rowTerms} from './makeRows';
import {parsePlain} from './query/PlainQuery';
import {NO_CORRECTIONS} from './query/expandQuery';
import {Scheduler} from './reading/Scheduler';
import {analyzer, contextOf} from './reading/__tests__/memoryContext';
import {page} from './reading/__tests__/memoryIndex';

describe('rowTerms', () => {
  const found = (input: string, terms: FoundTerms) =>
    rowTerms(parsePlain(input, analyzer), terms, analyzer.isStopWord);
  const marked = (input: string, terms: string[]) => [
    ...found(input, new Map(terms.map((term) => [term, [0]]))).terms.keys(),
  ];

  it('are all found terms but stop words', () => {
    expect(marked('the volume of it ', ['the', 'volume', 'volumes', 'of'])).toEqual([
      'volume',
      'volumes',
    ]);
  });

  it('are stop words where the query has no others', () => {
    expect(marked('the of ', ['the', 'of'])).toEqual(['the', 'of']);
  });

  it('stand for the words that they were found for, a cut-off word also for the last one', () => {
    const terms = new Map([['volume', [1]]]);
    expect(found('the volume ', terms)).toEqual({terms, prefix: '', wordCount: 1});
    expect(found('the volume sou', terms)).toEqual({
      terms: new Map([...terms, ['sou', [2]]]),
      prefix: 'sou',
      wordCount: 2,
    });
    expect(found('java.util.List.of', new Map()).wordCount).toBe(4);
    expect(found('volumes volume', new Map([['volume', [0]]])).terms).toEqual(
      new Map([['volume', [0, 1]]]),
    );
  });
});

describe('pageTerms', () => {
  const marked = (input: string, corrections = NO_CORRECTIONS) =>
    pageTerms(parsePlain(input, analyzer), corrections);

  it('are the words of the query, stop words only where there are no others', () => {
    expect(marked('the volume of sounds ')).toEqual(['volume', 'sounds']);
    expect(marked('the of ')).toEqual(['the', 'of']);
  });

  it('are no stop words of an identifier, without which a name would be incomplete', () => {
    expect(marked('List.of ')).toEqual(['listof', 'list']);
  });

  it('are identifiers as they were typed before their parts', () => {
    expect(marked('setVolume(percent) ')).toEqual(['setvolume', 'set', 'volume', 'percent']);
  });

  it('are also what a misspelt word means most likely', async () => {
    const {dictionary} = contextOf([page('/a', 'Audio', [['', 'volume']])]);
    const entry = await dictionary.find('volume');
    const other = await dictionary.find('audio');
    if (entry === undefined || other === undefined) throw new Error('the index has no such term');
    const expansions = [entry, other].map((one) => ({
      entry: one,
      weight: 0.5,
      letters: 6,
      isForm: false,
    }));
    const corrections = {...NO_CORRECTIONS, words: new Map([[0, expansions]])};
    expect(marked('volmue of ', corrections)).toEqual(['volmue', 'volume']);
  });
});

const context = contextOf(
  [
    {
      ...page('/audio', 'Audio', [
        ['', 'Play sounds and music.'],
        ['Volume', 'Change the volume of music.'],
      ]),
      breadcrumbs: ['Guide'],
      description: 'Everything that can be heard',
      keywords: 'noise',
    },
  ],
  {excerptLength: 20},
);

/** What was found of a query: terms of a word each, in its order. */
const found = (terms: readonly string[], prefix = ''): Found => ({
  terms: new Map(terms.map((term, place) => [term, [place]])),
  prefix,
  wordCount: terms.length,
});

const hit = async (section: number, terms: readonly string[], prefix = ''): Promise<Hit> => {
  const [made] = makeRows([{section, score: 7}], context, found(terms, prefix), new Scheduler());
  if (made === undefined) throw new Error('no hit');
  return made.read();
};

describe('makeRows', () => {
  it('makes a row of a section', async () => {
    expect(await hit(1, ['volume'])).toEqual({
      url: '/audio',
      hash: 's1',
      title: 'Audio',
      section: 'Volume',
      breadcrumbs: ['Guide'],
      kind: 1,
      score: 7,
      excerpt: '…volume of music.',
      marks: [[1, 7]],
      titleMarks: [],
      sectionMarks: [[0, 6]],
    });
  });

  it.each([
    ['the title', 0, 'audio', 0],
    ['a heading', 1, 'volume', 1],
    ['the description', 0, 'heard', 2],
    ['the keywords', 0, 'noise', 3],
    ['the text of the page', 0, 'sounds', 4],
    ['the text of a section', 1, 'music', 4],
    ['the title of another section’s page', 1, 'audio', 4],
  ])('tells a hit in %s', async (_, section, term, kind) => {
    expect((await hit(section, [term])).kind).toBe(kind);
  });

  it('shows the description where that is what was found', async () => {
    const {excerpt, marks} = await hit(0, ['heard']);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['heard']);
  });

  it('marks words that start with what was typed', async () => {
    expect((await hit(0, ['au'], 'au')).titleMarks).toEqual([[0, 5]]);
  });

  it('has more score where the words of the query follow one another, in text or headings', async () => {
    const score = async (section: number, terms: readonly string[]): Promise<number> =>
      (await hit(section, terms)).score;
    const far = await score(0, ['play', 'and']);
    expect(await score(0, ['sounds', 'music'])).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(7);
    expect(await score(1, ['audio', 'volume'])).toBeGreaterThan(far);
    expect(await score(0, ['everything', 'that'])).toBeGreaterThan(far);
    expect(await score(0, ['music'])).toBe(7);
  });

  it('has more score where the heading or title is spelled as the query, by the share of it', async () => {
    const score = async (section: number, typed: string): Promise<number | undefined> => {
      const [made] = makeRows(
        [{section, score: 7}],
        context,
        found(['volume']),
        new Scheduler(),
        typed,
      );
      return (await made?.read())?.score;
    };
    expect(await score(1, 'volume')).toBeCloseTo(7.4);
    expect(await score(1, 'vol')).toBeCloseTo(7.2);
    expect(await score(1, 'vol-ume')).toBe(7);
    expect(await score(1, 'audio')).toBe(7);
    expect(await score(0, 'audio')).toBeCloseTo(7.4);
  });

  it('counts a heading twice that is the query and has several words', async () => {
    const named = contextOf([page('/draw', 'Drawing', [['Draw options', 'Colors and more.']])]);
    const score = async (typed: string): Promise<number | undefined> => {
      const [made] = makeRows(
        [{section: 0, score: 7}],
        named,
        {...found(['draw', 'options']), wordCount: 0},
        new Scheduler(),
        typed,
      );
      return (await made?.read())?.score;
    };
    expect(await score('draw options')).toBeCloseTo(7.8);
    expect(await score('draw option')).toBeCloseTo(7 + (0.4 * 11) / 12);
    expect(await score('drawoptions')).toBe(7);
  });

  it('does not count how near words stand where it is told not to', async () => {
    const query = {...found(['sounds', 'music']), wordCount: 0};
    const [made] = makeRows([{section: 0, score: 7}], context, query, new Scheduler());
    expect((await made?.read())?.score).toBe(7);
  });

  it('keeps the order of what was found', async () => {
    const ranked = [1, 0].map((section) => ({section, score: 1}));
    const rows = makeRows(ranked, context, found(['music']), new Scheduler());
    const hits = await Promise.all(rows.map((row) => row.read()));
    expect(hits.map(({section}) => section)).toEqual(['Volume', '']);
  });

  it('looks at the clock in title, text and description, so that others have their turn', async () => {
    const scheduler = new Scheduler();
    const tick = vi.spyOn(scheduler, 'tick');
    const [row] = makeRows([{section: 0, score: 1}], context, found(['music']), scheduler);
    await row?.read();
    expect(tick.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('makes no more rows of a query that was cancelled', async () => {
    const controller = new AbortController();
    const [row] = makeRows(
      [{section: 1, score: 1}],
      context,
      found(['music']),
      new Scheduler(controller.signal),
    );
    controller.abort();
    await expect(row?.read()).rejects.toMatchObject({name: 'AbortError'});
  });
});
