import {describe, expect, it, vi} from 'vitest';
import {compareRanked} from '../ranking/Ranked';
import {parseOperators} from './query/parseOperators';
import {rankOperators} from './rankOperators';
import {Scheduler} from './reading/Scheduler';
import {contextOf} from './reading/__tests__/memoryContext';
import {page} from './reading/__tests__/memoryIndex';

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
  const {ranked, terms} = await rankOperators(parseOperators(query), index, new Scheduler(signal));
  return {ranked: ranked.sort(compareRanked), terms: [...terms.keys()]};
};
const sections = async (query: string): Promise<number[]> =>
  (await rank(query)).ranked.map(({section}) => section).sort();

const many = contextOf([
  page(
    '/a',
    'A',
    Array.from({length: 10_000}, () => ['', 'lamp']),
  ),
]);

const screens = contextOf([
  page('/c', 'Fullscreen', [
    ['', 'a fullscreen'],
    ['Full screen', 'a full screen'],
  ]),
]);

describe('rankOperators', () => {
  it.each(['+fullscreen', 'fullscr*', 'heading:fullscreen title:fullscreen'])(
    'does not take two words of a heading for one: %s',
    async (query) => {
      const {ranked} = await rank(query, undefined, screens);
      expect(ranked.map(({section}) => section)).toEqual([0]);
    },
  );

  it.each([
    ['any of the words', 'mouse bright', [0, 3]],
    ['all required words', '+lamp +switch', [0]],
    ['required words, others are optional', '+switch lamp', [0, 1, 3]],
    ['no prohibited word', 'switch -lamp', [1, 3]],
    ['all but the prohibited words', '-lamp', [1, 3]],
    ['words of one field', 'heading:switch', [1]],
    ['title and heading apart', 'title:lamp', [0]],
    ['a required word of one field', '+content:switch lamp', [0, 3]],
    ['a word that is prohibited in one field', 'switch -heading:switch', [0, 3]],
    ['nothing for a required word that is not there', '+zebra lamp', []],
    ['nothing where required words exclude one another', '+bright +mouse', []],
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
    'takes forms of one stem apart where clauses name some of them only: %s',
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

  it('scores the stronger field and the boosted word higher', async () => {
    expect((await rank('switch')).ranked[0]?.section).toBe(1);
    expect((await rank('bright mouse^20')).ranked[0]?.section).toBe(3);
    expect((await rank('bright^20 mouse')).ranked[0]?.section).toBe(0);
  });

  it('scores nothing where only words are prohibited', async () => {
    expect((await rank('-lamp')).ranked.map(({score}) => score)).toEqual([0, 0]);
  });

  it('scores a boosted page higher', async () => {
    const boosted = contextOf([
      page('/a', 'Lamp', [['', '']]),
      {...page('/b', 'Lamp', [['', '']]), boost: 2},
    ]);
    const {ranked} = await rankOperators(parseOperators('lamp'), boosted, new Scheduler());
    expect(ranked.map(({section}) => section)).toEqual([1, 0]);
    const [first = 0, second = 0] = ranked.map(({score}) => score);
    expect(first).toBeCloseTo(second * 2, 2);
  });

  it('keeps the best of all that it counts', async () => {
    const clauses = parseOperators('lamp switch');
    const scheduler = new Scheduler();
    const all = await rankOperators(clauses, context, scheduler);
    const best = await rankOperators(clauses, context, scheduler, 2);
    expect(best).toEqual({...all, ranked: all.ranked.slice(0, 2)});
    expect(best.total).toBeGreaterThan(2);
  });

  it.each(['+lamp', 'content:lamp^2', '-zebra', 'lam*'])(
    'looks at the clock every hundred sections, for %s',
    async (query) => {
      const scheduler = new Scheduler();
      const tick = vi.spyOn(scheduler, 'tick');
      const {total} = await rankOperators(parseOperators(query), many, scheduler);
      expect(total).toBe(10_000);
      // Their weights, their scores and their order.
      expect(tick.mock.calls.length).toBeGreaterThanOrEqual(query === '-zebra' ? 100 : 300);
    },
  );

  it('names the terms that were found, but no prohibited ones', async () => {
    expect((await rank('switches -lamp zebra')).terms).toEqual(['switch']);
  });

  it('ends when the query is cancelled', async () => {
    await expect(rank('lamp', AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
