import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {isWithinEdits} from './isWithinEdits';

interface TokenSet {
  intersect: (other: TokenSet) => TokenSet;
  toArray: () => string[];
}

/** The part of lunr that its types leave out. */
const {TokenSet} = lunr as unknown as {
  TokenSet: {
    fromString: (word: string) => TokenSet;
    fromFuzzyString: (term: string, edits: number) => TokenSet;
  };
};

describe('isWithinEdits', () => {
  it.each([
    ['mouse', 'mouse', 0, true],
    ['mouse', 'mous', 0, false],
    ['mouse', 'mous', 1, true],
    ['mouse', 'mouses', 1, true],
    ['mouse', 'house', 1, true],
    ['mouse', 'mosue', 1, true],
    ['mouse', 'hosue', 1, false],
    ['mouse', 'hosue', 2, true],
    ['ca', 'abc', 2, true],
    ['', 'ab', 2, true],
    ['ab', '', 1, false],
    ['m*use', 'mouse', 1, true],
    ['m*', 'm', 1, true],
    ['m**', 'm', 1, false],
    ['lamp', 'keyboard', 100_000, true],
  ])('of %s and %s within %i: %s', (term, word, edits, expected) => {
    expect(isWithinEdits(term, word, edits)).toBe(expected);
  });

  it('agrees with lunr’s own sets of near words', () => {
    const random = randomNumbers(11);
    const word = (letters = 'abc'): string =>
      Array.from(
        {length: 1 + Math.floor(random() * 5)},
        () => letters[Math.floor(random() * letters.length)],
      ).join('');
    for (let round = 0; round < 1500; round++) {
      const [term, other, edits] = [word('abc*'), word(), 1 + Math.floor(random() * 2)];
      const theirs = TokenSet.fromString(other)
        .intersect(TokenSet.fromFuzzyString(term, edits))
        .toArray();
      expect(isWithinEdits(term, other, edits), `${term} ${other} ${edits}`).toBe(
        theirs.includes(other),
      );
    }
  });
});
