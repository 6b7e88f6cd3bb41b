import {describe, expect, it} from 'vitest';
import {manifestOf, contextOf, analyzer, recordReads} from '../reading/__tests__/memoryContext';
import {indexFiles, page} from '../reading/__tests__/memoryIndex';
import {IndexContext} from '../reading/IndexContext';
import {readRows} from './__tests__/readRows';
import {search} from './search';

const WATER = page(
  '/fluids',
  'Dynamic fluids',
  [
    ['', 'Waves travel and fade.'],
    ['Splashes', 'Drops fly.'],
  ],
  ['water', 'make a pond', 'studying waves', 'soft body', 'C++ bindings', 'turn the sound off'],
);
const PAGES = [
  WATER,
  page('/water', 'Water', [['', 'Water, water and studying water. Make it.']]),
  page('/pond', 'Make a pond', [['', 'How to make a pond. Ponds are made of water.']]),
  page('/body', 'Soft body', [['', 'A soft body. C++ bindings. Turn the sound off.']]),
  page('/makers', 'Makers', [['', 'Making makes makers.']]),
];
const context = contextOf(PAGES);
const run = (query: string) => readRows(search(query, context, {}));
const firstOf = async (query: string) => (await run(query)).hits[0]?.url;

describe('A search answer', () => {
  it.each([
    ['as it is written', 'make a pond'],
    ['as a single word', 'water'],
    ['in upper case', 'Make A POND'],
    ['with punctuation', ' “Make a pond?” '.replace(/[“”]/g, '')],
    ['with other forms of its words', 'waters'],
    ['with other forms of several words', 'making ponds'],
    ['with another ending', 'study wave'],
    ['with other stop words', 'how to make the pond'],
    ['without its stop words', 'make pond'],
    ['with a hyphen', 'soft-body'],
    ['as an identifier of two words', 'softBody'],
    ['with symbols', 'c++ bindings'],
    ['after a stop word', 'how can I turn the sound off'],
  ])('that is typed %s comes first', async (_, query) => {
    expect(await firstOf(query)).toBe('/fluids');
  });

  it.each(['make a po', 'make', 'make a pond of water', 'pond make', 'soft', 'waterfall'])(
    'does not apply to the query "%s"',
    async (query) => {
      const {hits} = await run(query);
      for (const {score} of hits) expect(score).toBeLessThan(100);
    },
  );

  it('does not apply to phrases and operators', async () => {
    expect(await firstOf('"make a pond"')).toBe('/pond');
    expect(await firstOf('title:water')).toBe('/water');
  });

  it('comes first even if its page has a low boost and other pages a high one', async () => {
    const boosted = contextOf(PAGES.map((one) => ({...one, boost: one === WATER ? 0.01 : 50})));
    const {hits} = await readRows(search('water', boosted, {}));
    expect(hits[0]?.url).toBe('/fluids');
  });

  it('counts as a result with all words of the query', async () => {
    expect(await run('soft body')).toMatchObject({isRelaxed: false});
  });

  it('finds its page even if the text of the page has no word of the answer', async () => {
    const other = contextOf([page('/other', 'Other', [['', 'Text.']], ['make a pond'])]);
    const {hits} = await readRows(search('make a pond', other, {}));
    expect(hits.map(({url}) => url)).toEqual(['/other']);
  });
});

describe('The words of a search answer', () => {
  const pages = [
    page('/fluids', 'Fluids', [['', 'Waves.']], ['make a garden pond', 'keep fish alive']),
    page('/story', 'Story', [['', 'A pond, a garden and a fish in a pond.']]),
    page('/garden', 'Garden', [['', 'A garden.']]),
  ];
  const words = contextOf(pages);
  const urlsFor = async (query: string) =>
    (await readRows(search(query, words, {}))).hits.map(({url}) => url);

  it('count like words of the title', async () => {
    expect((await urlsFor('pond'))[0]).toBe('/fluids');
    expect((await urlsFor('title:pond'))[0]).toBe('/fluids');
  });

  it('rank below a title that is the whole query', async () => {
    expect((await urlsFor('garden'))[0]).toBe('/garden');
  });

  it('do not include stop words', async () => {
    expect(await urlsFor('+a')).toEqual([]);
  });

  it('are completed and corrected like other words, but the answer as a whole is not', async () => {
    expect((await urlsFor('gard'))[0]).toBe('/garden');
    expect((await readRows(search('gardne pond ', words, {}))).suggestion).toBe('garden pond');
    const {terms} = await readRows(search('mak', words, {}));
    expect(terms).toEqual(['mak']);
    expect(await urlsFor('ma*')).toEqual(['/fluids']);
  });
});

it('Looking up a search answer reads no more files than looking up the words of the query', async () => {
  const many = Array.from({length: 400}, (_, number) =>
    page(
      `/p${number}`,
      `Page ${number}`,
      [
        [
          '',
          Array.from({length: 40}, (_, at) => `word${(number * 31 + at * 97) % 3000}`).join(' '),
        ],
      ],
      [`word${number} of promises`, `question${number} asked`],
    ),
  );
  const bare = many.map((one) => ({...one, answers: []}));
  const readsOf = async (pages: typeof many, query: string): Promise<string[]> => {
    const files = indexFiles(pages, {isOneOfSeveral: true});
    const {read, names} = recordReads(files);
    await search(query, new IndexContext(manifestOf(files), read, analyzer), {});
    return names.map((name) => name.replace(/^[^.]*\.|\d+\.bin$/g, ''));
  };
  for (const query of ['word7 of promises', 'word9 word300', 'word250 asked'])
    expect((await readsOf(many, query)).length).toBeLessThanOrEqual(
      (await readsOf(bare, query)).length,
    );
});
