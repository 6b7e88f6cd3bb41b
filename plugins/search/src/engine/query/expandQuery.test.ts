import {describe, expect, it} from 'vitest';
import {analyzer, contextOf} from '../reading/__tests__/memoryContext';
import {MANY_WORDS} from '../reading/__tests__/manyWords';
import {page} from '../reading/__tests__/memoryIndex';
import {
  type Corrections,
  expandQuery,
  type Group,
  missingWords,
  NO_CORRECTIONS,
} from './expandQuery';
import {parsePlain} from './PlainQuery';

const context = contextOf(
  [
    page('/a', 'Audio', [['', 'sound sounds volume setVolume musicplayer musicplayers fetch']]),
    page('/b', 'Keyboard', [['', 'shiftkey press']]),
  ],
  {
    synonyms: [
      ['noise', 'sound'],
      ['key-value', 'volume'],
      ['c++', 'fetch'],
    ],
  },
);
const expand = (input: string, corrections: Corrections = NO_CORRECTIONS) =>
  expandQuery(parsePlain(input, analyzer), context, corrections);
const terms = (group: Group | undefined): string[] =>
  (group?.expansions ?? []).map(({entry}) => entry.term);

describe('expandQuery', () => {
  it('gives each word its forms', async () => {
    const {groups} = await expand('sound volumes ');
    expect(groups.map(terms)).toEqual([['sound', 'sounds'], ['volume']]);
    expect(groups.map(({covered}) => covered)).toEqual([[0], [1]]);
  });

  it('counts another form that completes the last word as its completion', async () => {
    const weigh = async (input: string): Promise<number> => {
      const {groups} = await expand(input);
      return groups[0]?.expansions.find(({entry}) => entry.term === 'musicplayers')?.weight ?? 0;
    };
    expect(await weigh('musicplayer')).toBeGreaterThan(await weigh('musicplayer '));
    expect(await weigh('musicplayer ')).toBeGreaterThan(0);
    expect((await expand('musicplayer')).groups.map(terms)).toEqual([
      ['musicplayer', 'musicplayers'],
    ]);
  });

  it('completes the last word only', async () => {
    const {groups} = await expand('key vol');
    expect(groups.map(terms)).toEqual([[], ['volume']]);
  });

  it('completes the last word in more ways beside other words, stop words aside', async () => {
    const large = contextOf(MANY_WORDS);
    const completions = async (input: string): Promise<number | undefined> => {
      const {groups} = await expandQuery(parsePlain(input, analyzer), large, NO_CORRECTIONS);
      return groups.at(-1)?.expansions.length;
    };
    expect(await completions('lambaa')).toBe(1);
    expect(await completions('the lambaa')).toBe(1);
    expect(await completions('house lambaa')).toBe(64);
  });

  it('gives a word its synonyms, which weigh less', async () => {
    const {groups} = await expand('noise ');
    expect(terms(groups[0])).toEqual(['sound', 'sounds']);
    for (const {weight} of groups[0]?.expansions ?? []) expect(weight).toBeLessThan(0.7);
  });

  it.each([
    ['key-value ', 'volume'],
    ['key value ', 'volume'],
    ['C++ ', 'fetch'],
  ])('gives what is written as one word its synonyms: %s', async (input, synonym) => {
    const {joined} = await expand(input);
    expect(joined.map(terms)).toEqual([[synonym]]);
    expect(joined[0]?.expansions[0]?.weight).toBeLessThan(0.7);
  });

  it('gives a word the synonyms of its language where it is told to, not a stop word', async () => {
    const words = async (input: string, hasSynonyms: boolean): Promise<unknown> =>
      (await expand(input, {...NO_CORRECTIONS, hasSynonyms})).groups.map(terms);
    expect(await words('display audio ', false)).toEqual([[], ['audio']]);
    expect(await words('display audio ', true)).toEqual([[], ['audio', 'sound', 'sounds']]);
    expect(await words('noise ', true)).toEqual([['sound', 'sounds']]);
    expect(await words('get ', true)).toEqual([[]]);
  });

  it('looks joined words up as they are, and weighs typed ones more', async () => {
    const split = (await expand('set volume ')).joined;
    const typed = (await expand('setVolume ')).joined;
    expect([split, typed].map((joined) => joined.map(terms))).toEqual([
      [['setvolume']],
      [['setvolume']],
    ]);
    expect([split[0]?.isTyped, typed[0]?.isTyped]).toEqual([false, true]);
    expect(split[0]?.factor).toBeLessThan(typed[0]?.factor ?? 0);
  });

  it('completes a join at the end', async () => {
    expect(terms((await expand('music play')).joined[0])).toEqual(['musicplayer', 'musicplayers']);
    expect(terms((await expand('music play ')).joined[0])).toEqual([]);
  });

  it('completes a join that is typed as one from its first letter on, another one later', async () => {
    expect(terms((await expand('setV')).joined[0])).toEqual(['setvolume']);
    expect(terms((await expand('set v')).joined[0])).toEqual([]);
  });

  it('names no term twice, the weightier first', async () => {
    const [group] = (await expand('sound')).groups;
    expect(terms(group)).toEqual(['sound', 'sounds']);
  });

  it('adds corrections of words and joins', async () => {
    const entry = await context.dictionary.find('volume');
    if (entry === undefined) throw new Error('no volume');
    const correction = [{entry, weight: 0.5, letters: 6, isForm: false}];
    const corrections = {
      ...NO_CORRECTIONS,
      ...{words: new Map([[1, correction]]), joins: new Map([[0, correction]])},
    };
    const {groups, joined} = await expand('sound volmue ', corrections);
    expect(groups.map(terms)).toEqual([['sound', 'sounds'], ['volume']]);
    expect(terms(joined[0])).toEqual(['volume']);
  });
});

describe('missingWords', () => {
  const missing = async (input: string, corrections: Corrections = NO_CORRECTIONS) =>
    missingWords(await expand(input, corrections), corrections);

  it('are those that nothing was found for', async () => {
    expect(await missing('zebra sound unheard ')).toEqual([0, 2]);
  });

  it('are not those that a join found', async () => {
    expect(await missing('shift key ')).toEqual([]);
    expect(await missing('shift lock ')).toEqual([0, 1]);
  });

  it('are stop words only where the query has no others', async () => {
    expect(await missing('that sound ')).toEqual([]);
    expect(await missing('that ')).toEqual([0]);
    expect(await missing('Sound.that ')).toEqual([]);
  });

  it('are also those that only a correction found', async () => {
    const entry = await context.dictionary.find('volume');
    if (entry === undefined) throw new Error('no volume');
    const words = new Map([[0, [{entry, weight: 0.5, letters: 6, isForm: false}]]]);
    expect(await missing('volmue ', {...NO_CORRECTIONS, words})).toEqual([0]);
  });
});
