import {describe, expect, it} from 'vitest';
import {rankPlain} from '../ranking/rankPlain';
import {correctQuery, suggestQuery} from './correctQuery';
import {parsePlain} from './query/PlainQuery';
import {Scheduler} from './reading/Scheduler';
import {analyzer, contextOf} from './reading/__tests__/memoryContext';
import {page} from './reading/__tests__/memoryIndex';

const context = contextOf([
  page('/a', 'Keyboard', [['', 'press the checkpoint']]),
  page('/b', 'House', [['', 'a lamp in a room']]),
  page('/c', 'Mouse', [['', 'wheel of a thaw']]),
  page('/d', 'Rust', [['', 'fnMut or mt, a tiny stone']]),
]);

async function correct(input: string) {
  const query = parsePlain(input, analyzer);
  const keep = {most: 10, onlyComplete: false};
  const ranking = await rankPlain(query, context, new Scheduler(), keep);
  const {words, joins, hasSynonyms} = await correctQuery(query, ranking, context);
  const terms = (found: typeof words) =>
    [...found].map(([place, list]) => [place, ...list.map(({entry}) => entry.term)]);
  return {
    words: terms(words),
    joins: terms(joins),
    hasSynonyms,
    suggestion: suggestQuery(input, query, words, ranking.missing, analyzer),
  };
}

describe('correctQuery', () => {
  it('corrects the words that no section has', async () => {
    expect((await correct('keybaord press ')).words).toEqual([[0, 'keyboard']]);
  });

  it('doubts all words where they are known, but no section has all of them', async () => {
    expect((await correct('house wheel ')).words).toEqual([[0, 'mouse']]);
  });

  it.each([
    ['has all words', 'mouse wheel '],
    ['has a single word', 'house '],
    ['is asked for many known words', 'house wheel press lamp '],
  ])('corrects nothing where a section %s', async (_, input) => {
    expect(await correct(input)).toMatchObject({words: [], joins: []});
  });

  it('lets words stand for synonyms where no section has all words, and corrects none of these', async () => {
    expect(await correct('launch keybaord ')).toMatchObject({
      words: [[1, 'keyboard']],
      hasSynonyms: true,
    });
    expect(await correct('mouse wheel ')).toMatchObject({hasSynonyms: false});
    expect(await correct('mouse zebra ')).toMatchObject({hasSynonyms: false});
  });

  it('corrects a word that a slip of the shift key split', async () => {
    expect((await correct('CHECKPObINT ')).joins).toEqual([[0, 'checkpoint']]);
  });

  it('corrects an identifier whose parts are known, where no section has all words', async () => {
    expect((await correct('fnMt lamp wheel ')).joins).toEqual([[0, 'fnmut']]);
    expect((await correct('fnMt tiny stone ')).joins).toEqual([]);
  });
});

describe('suggestQuery', () => {
  it.each([
    ['unknown words corrected', 'keybaord press ', 'keyboard press'],
    ['other words as they are typed', 'Press  Keybaord!', 'Press  keyboard!'],
    ['its quotation marks', '"tiny stone" keybaord', '"tiny stone" keyboard'],
    ['symbols behind a name', 'C++ keybaord', 'C++ keyboard'],
    ['each of the same unknown words corrected', 'keybaord or Keybaord', 'keyboard or keyboard'],
    [
      'the words of an identifier, where one is unknown',
      'tinyKeybaord press',
      'tiny keyboard press',
    ],
  ])('is the query with %s', async (_, input, suggestion) => {
    expect((await correct(input)).suggestion).toBe(suggestion);
  });

  it('leaves words as they are that nothing is near', async () => {
    expect((await correct('keybaord xylophonist ')).suggestion).toBe('keyboard xylophonist');
  });

  it('is none where all words are known, or none is near', async () => {
    expect((await correct('house wheel ')).suggestion).toBeUndefined();
    expect((await correct('xylophonist ')).suggestion).toBeUndefined();
    expect((await correct('that wheel ')).suggestion).toBeUndefined();
  });
});
