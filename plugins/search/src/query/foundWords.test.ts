import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {foundWords} from './foundWords';

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
