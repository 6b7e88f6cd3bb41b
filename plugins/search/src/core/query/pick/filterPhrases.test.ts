import {describe, expect, it} from 'vitest';
import {wordsOf} from '../parse/readPhrases';
import {Scheduler} from '../../reading/Scheduler';
import {analyzer, contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import type {Ranked} from '../score/Ranked';
import {filterPhrases} from './filterPhrases';

const context = contextOf([
  {
    ...page('/a', 'Split screen', [
      ['', 'Use viewports to divide it.'],
      ['How to split', 'Split the screen in viewports with engine.graphics().'],
    ]),
    description: 'Two players on one screen',
  },
  page('/b', 'Screen', [['', 'The screen splits; split it. Screen.']]),
]);
const all: Ranked[] = [0, 1, 2].map((section) => ({section, score: 3 - section}));

const matches = (ranked: Ranked[], total = ranked.length) => ({ranked, total});

async function fitting(phrases: string[], prohibited: string[] = [], count = 8) {
  const phrase = (text: string, isProhibited: boolean) => ({
    words: wordsOf(text, analyzer),
    isProhibited,
  });
  const wanted = [
    ...phrases.map((text) => phrase(text, false)),
    ...prohibited.map((text) => phrase(text, true)),
  ];
  const {ranked} = await filterPhrases(matches(all), wanted, context, {count}, new Scheduler());
  return ranked.map(({section}) => section);
}

describe('Filtering by phrases', () => {
  it.each([
    ['the words of the title', ['split screen'], [0]],
    ['the words of a heading', ['how to split'], [1]],
    ['the words of the text, in upper or lower case', ['SPLIT THE'], [1]],
    ['the words of the description', ['one screen'], [0]],
    ['words of an identifier', ['engine graphics'], [1]],
    ['words after an incomplete match', ['split it'], [2]],
    ['nothing if the words have another order', ['screen split the'], []],
    ['nothing if the words are not adjacent', ['use divide'], []],
    ['nothing if the words are in two fields', ['screen use'], []],
    ['only sections with all of several phrases', ['split the', 'in viewports'], [1]],
    ['nothing if one of several phrases is missing', ['split the', 'divide it'], []],
  ])('finds %s', async (_, phrases, sections) => {
    expect(await fitting(phrases)).toEqual(sections);
  });

  describe('of thirty sections that match', () => {
    const ranked = Array.from({length: 30}, (_, section) => ({section, score: 1}));
    const text = ranked.map((): [string, string] => ['', 'big lamp']);
    const many = contextOf([page('/p', 'Page', text)]);
    const find = (count: number, total = 30) => {
      const phrases = [{words: ['big', 'lamp'], isProhibited: false}];
      return filterPhrases(matches(ranked, total), phrases, many, {count}, new Scheduler());
    };

    it('reads texts until one hit more than requested is found, and reports that there may be more', async () => {
      for (const count of [3, 8, 16]) {
        const found = await find(count);
        expect(found.total).toBeGreaterThan(count);
        expect(found.total).toBeLessThan(30);
        expect(found.hasMore).toBe(true);
      }
    });

    it('reports that there may be more hits if only the best sections were ranked', async () => {
      expect(await find(40, 31)).toMatchObject({total: 30, hasMore: true});
    });
  });

  it('finds a phrase at any position in a long text', async () => {
    const context = contextOf([
      page('/p', 'Page', [['', `${'dim lamp '.repeat(5000)}bright lamp`]]),
    ]);
    const find = async (words: string[]) => {
      const phrases = [{words, isProhibited: false}];
      const ranked = [{section: 0, score: 1}];
      return (await filterPhrases(matches(ranked), phrases, context, {count: 8}, new Scheduler()))
        .total;
    };
    expect(await find(['lamp', 'bright', 'lamp'])).toBe(1);
    expect(await find(Array.from({length: 600}, (_, n) => (n % 2 ? 'lamp' : 'dim')))).toBe(1);
    expect(await find(['lamp', 'lamp'])).toBe(0);
  });
});
