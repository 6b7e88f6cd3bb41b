import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../../analysis/Analyzer';
import {english} from '../../analysis/lunrLanguage';
import {ANYTHING, foundWords} from './foundWords';

const {placesOf} = foundWords(
  {
    terms: new Map([
      ['lamp', [0]],
      ['screwboxkey', [1, 2]],
      ['sou', [3]],
    ]),
    prefix: 'sou',
    wordCount: 4,
  },
  createAnalyzer(english),
);

describe('a token stands for', () => {
  it.each([
    ['the words that its term was found for', 'Lamp', [0]],
    ['all words of an identifier', 'screwBox.key', [1, 2]],
    ['the words of each of its parts', 'lamp.sou', [0, 3]],
    ['the last word, which it completes', 'sounds', [3]],
    ['none, where it was not found', 'lamps', []],
  ])('%s', (_, token, expected) => {
    expect(placesOf(token)).toEqual(expected);
  });
});

describe('what was found', () => {
  const isOneWord = (...places: number[][]): boolean =>
    foundWords(
      {
        terms: new Map(places.map((place, at) => [`term${at}`, place])),
        ...{prefix: '', wordCount: 1},
      },
      createAnalyzer(english),
    ).isOneWord;

  it('is one word where all terms stand for the same, however many there are', () => {
    expect(isOneWord([0], [0])).toBe(true);
    expect(isOneWord()).toBe(true);
    expect(isOneWord([0], [1])).toBe(false);
    expect(isOneWord([0, 1])).toBe(false);
  });
});

describe('a text is searched', () => {
  const hintFor = (words: readonly string[]) =>
    foundWords(
      {terms: new Map(words.map((word) => [word, [0]])), prefix: '', wordCount: 0},
      createAnalyzer(english),
    ).hint;

  it('for the starts of the words, however they are joined', () => {
    expect('a Screw_box'.search(hintFor(['screwbox']))).toBe(2);
    expect('a s-c-r'.search(hintFor(['screwbox', 'lamp']))).toBe(2);
    expect('a lama'.search(hintFor(['screwbox']))).toBe(-1);
  });

  it('only where a term may begin: not at a small letter behind another letter', () => {
    const starts = (text: string): number[] =>
      Array.from(text.matchAll(hintFor(['key', '3d'])), ({index}) => index);
    expect(starts('monkey KEYkey monKey mon_key 3key x3d')).toEqual([7, 17, 25, 30, 35]);
  });

  it('word by word where words hold letters that are folded, or where there are many', () => {
    expect(hintFor(['größe'])).toBe(ANYTHING);
    const many = Array.from({length: 200}, (_, place) => `${String(place).padStart(3, '0')}word`);
    expect(hintFor(many)).toBe(ANYTHING);
    expect(hintFor(many.slice(0, 20))).not.toBe(ANYTHING);
  });
});
