import {describe, expect, it} from 'vitest';
import type {Ranked} from '../query/Ranked';
import {Deadline} from '../query/Deadline';
import {analyzer, contextOf} from './__tests__/memoryContext';
import {page} from './__tests__/memoryIndex';
import {filterPhrases, MOST_READ, wordsOf} from './filterPhrases';

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

async function fitting(phrases: string[], prohibited: string[] = [], count = 8) {
  const phrase = (text: string, isProhibited: boolean) => ({
    words: wordsOf(text, analyzer),
    isProhibited,
  });
  const wanted = [
    ...phrases.map((text) => phrase(text, false)),
    ...prohibited.map((text) => phrase(text, true)),
  ];
  const {ranked} = await filterPhrases(all, wanted, context, count, new Deadline(undefined));
  return ranked.map(({section}) => section);
}

describe('wordsOf', () => {
  it('are the words in order, identifiers in their parts', () => {
    expect(wordsOf('Use engine.graphics()!', analyzer)).toEqual(['use', 'engine', 'graphics']);
  });
});

describe('filterPhrases', () => {
  it.each([
    ['the words of the title', ['split screen'], [0]],
    ['the words of a heading', ['how to split'], [1]],
    ['the words of the text, in upper or lower case', ['SPLIT THE'], [1]],
    ['the words of the description', ['one screen'], [0]],
    ['words of an identifier', ['engine graphics'], [1]],
    ['words that start again within a start', ['split it'], [2]],
    ['nothing where words stand in another order', ['screen split the'], []],
    ['nothing where words lie apart', ['use divide'], []],
    ['no words of two fields', ['screen use'], []],
    ['sections with all of several phrases', ['split the', 'in viewports'], [1]],
    ['none where one of several phrases is missing', ['split the', 'divide it'], []],
  ])('finds %s', async (_, phrases, sections) => {
    expect(await fitting(phrases)).toEqual(sections);
  });

  it('leaves sections with a prohibited phrase out', async () => {
    expect(await fitting([], ['split the screen'])).toEqual([0, 2]);
    expect(await fitting(['viewports'], ['split the screen'])).toEqual([0]);
  });

  it('keeps all sections where there is no phrase', async () => {
    expect(await fitting([])).toEqual([0, 1, 2]);
  });

  it('stops when enough are found', async () => {
    const many = contextOf([
      page(
        '/p',
        'Page',
        Array.from({length: 30}, () => ['', 'big lamp'] as [string, string]),
      ),
    ]);
    const ranked = Array.from({length: 30}, (_, section) => ({section, score: 1}));
    const phrases = [{words: ['big', 'lamp'], isProhibited: false}];
    const found = await filterPhrases(ranked, phrases, many, 3, new Deadline(undefined));
    expect(found.ranked.length).toBeGreaterThanOrEqual(3);
    expect(found.ranked.length).toBeLessThan(30);
  });

  it('reads no more sections than it may', async () => {
    const sections = Array.from({length: MOST_READ + 8}, (_, n): [string, string] => [
      '',
      n < MOST_READ ? 'lamp' : 'big lamp',
    ]);
    const many = contextOf([page('/p', 'Page', sections)]);
    const ranked = sections.map((_, section) => ({section, score: 1}));
    const phrases = [{words: ['big', 'lamp'], isProhibited: false}];
    const found = await filterPhrases(ranked, phrases, many, 8, new Deadline(undefined));
    expect(found).toEqual({ranked: [], total: 0});
  });

  it('ends when the query is cancelled', async () => {
    const deadline = new Deadline(AbortSignal.abort());
    const phrases = [{words: ['split'], isProhibited: false}];
    await expect(filterPhrases(all, phrases, context, 8, deadline)).rejects.toThrow('cancelled');
  });
});
