import {describe, expect, it} from 'vitest';
import {AbbreviationFinder, abbreviationFinder} from './AbbreviationFinder';

const encoder = new TextEncoder();
const ABBREVIATIONS = ['the', 'th', 'he', ' the ', 'x'];

/** The abbreviations that a finder finds at a place of a text. */
function foundAt(
  finder: AbbreviationFinder,
  text: string,
  at: number,
  end = text.length,
): number[] {
  const count = finder.find(encoder.encode(text), at, end);
  return [...finder.found.subarray(0, count)];
}

describe('AbbreviationFinder', () => {
  const finder = new AbbreviationFinder(
    ABBREVIATIONS.map((abbreviation) => encoder.encode(abbreviation)),
  );

  it('finds all abbreviations that begin at a place, short ones first', () => {
    const text = 'on the x';
    expect(foundAt(finder, text, 2)).toEqual([3]);
    expect(foundAt(finder, text, 3)).toEqual([1, 0]);
    expect(foundAt(finder, text, 4)).toEqual([2]);
    expect(foundAt(finder, text, 7)).toEqual([4]);
    expect(foundAt(finder, text, 0)).toEqual([]);
  });

  it('finds none that goes beyond the end', () => {
    expect(foundAt(finder, 'the', 0, 2)).toEqual([1]);
    expect(foundAt(finder, 'the', 0, 1)).toEqual([]);
  });

  it('tells how long each is', () => {
    expect(finder.lengths).toEqual(ABBREVIATIONS.map(({length}) => length));
  });

  it('tells very many apart', () => {
    const texts = Array.from({length: 9000}, (_, number) => `${(number * 7919) % 9973}:${number}!`);
    const large = new AbbreviationFinder(texts.map((text) => encoder.encode(text)));
    for (const number of [0, 1, 4000, 8999])
      expect(foundAt(large, texts[number] ?? '', 0)).toEqual([number]);
  });

  it('takes the abbreviations from the start of a shared text, and of each other one that follows', () => {
    const finderOf = abbreviationFinder(Uint32Array.of(0, 2, 5));
    const [first, second] = ['ofthe and more', 'inwas'].map((text) => encoder.encode(text));
    expect(foundAt(finderOf(first), 'of', 0)).toEqual([0]);
    expect(foundAt(finderOf(first), 'the and', 0)).toEqual([1]);
    expect(foundAt(finderOf(first), 'and', 0)).toEqual([]);
    expect(finderOf(first)).toBe(finderOf(first));
    expect(foundAt(finderOf(second), 'was', 0)).toEqual([1]);
    expect(foundAt(finderOf(second), 'the', 0)).toEqual([]);
    expect(foundAt(finderOf(), 'was', 0)).toEqual([]);
  });
});
