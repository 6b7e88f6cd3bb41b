import {describe, expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {scoreClauses} from './__tests__/scoreText';

const context = contextOf([
  {
    ...page('/a', 'Lamp', [
      ['', 'lamp and switch'],
      ['Switch', 'turn it on'],
      ['Colours', 'a lamp may be red'],
    ]),
    description: 'bright',
  },
  page('/b', 'Mouse', [['', 'switch']]),
]);

const rank = async (query: string, signal?: AbortSignal, index = context) => {
  const {ranked, terms} = await scoreClauses(query, index, signal);
  return {ranked, terms: [...terms.keys()]};
};
const sections = async (query: string): Promise<number[]> =>
  (await rank(query)).ranked.map(({section}) => section).sort();

const screens = contextOf([
  page('/c', 'Fullscreen', [
    ['', 'a fullscreen'],
    ['Full screen', 'a full screen'],
  ]),
]);

describe('An operator query', () => {
  it.each(['+fullscreen', 'fullscr*', 'heading:fullscreen title:fullscreen'])(
    'does not treat two words of a heading as one: %s',
    async (query) => {
      const {ranked} = await rank(query, undefined, screens);
      expect(ranked.map(({section}) => section)).toEqual([0]);
    },
  );

  it.each([
    ['sections with any of the words', 'mouse bright', [0, 3]],
    ['sections with all required words', '+lamp +switch', [0]],
    ['sections with the required words and optional others', '+switch lamp', [0, 1, 3]],
    ['no sections with an excluded word', 'switch -lamp', [1, 3]],
    ['everything but the excluded words', '-lamp', [1, 3]],
    ['sections with words in one field', 'heading:switch', [1]],
    ['title and heading separately', 'title:lamp', [0]],
    ['sections with a required word in one field', '+content:switch lamp', [0, 3]],
    ['sections without a word in one field', 'switch -heading:switch', [0, 3]],
    ['nothing if a required word does not exist', '+zebra lamp', []],
    ['nothing if required words exclude each other', '+bright +mouse', []],
    ['nothing', 'zebra', []],
  ])('finds %s', async (_, query, expected) => {
    expect(await sections(query)).toEqual(expected);
  });

  it.each([
    ['opening* open', [0, 1]],
    ['open opening*', [0, 1]],
    ['+opening* open', [1]],
    ['open +opening*', [1]],
    ['open -opening*', [0]],
    ['+open opening~1', [0, 1]],
  ])(
    'applies each clause only to the forms of a word that it matches: %s',
    async (query, found) => {
      const index = contextOf([
        page('/a', 'Lamp', [['', 'open']]),
        page('/b', 'Mouse', [['', 'opening']]),
      ]);
      expect(
        (await rank(query, undefined, index)).ranked.map(({section}) => section).sort(),
      ).toEqual(found);
    },
  );

  it('scores a match in a heading and a boosted word higher', async () => {
    expect((await rank('switch')).ranked[0]?.section).toBe(1);
    expect((await rank('bright mouse^20')).ranked[0]?.section).toBe(3);
    expect((await rank('bright^20 mouse')).ranked[0]?.section).toBe(0);
  });

  it('scores a boosted page higher', async () => {
    const boosted = contextOf([
      page('/a', 'Lamp', [['', '']]),
      {...page('/b', 'Lamp', [['', '']]), boost: 2},
    ]);
    const {ranked} = await scoreClauses('lamp', boosted);
    expect(ranked.map(({section}) => section)).toEqual([1, 0]);
    const [first = 0, second = 0] = ranked.map(({score}) => score);
    expect(first).toBeCloseTo(second * 2, 2);
  });
});
