import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../../__tests__/randomNumbers';
import {editDistance, isWithinEdits} from './editDistance';

interface TokenSet {
  intersect: (other: TokenSet) => TokenSet;
  toArray: () => string[];
}

const {TokenSet} = lunr as unknown as {
  TokenSet: {
    fromString: (word: string) => TokenSet;
    fromFuzzyString: (term: string, edits: number) => TokenSet;
  };
};

describe('The comparison with a maximum number of edits', () => {
  it('agrees with lunr’s token sets', () => {
    const random = randomNumbers(11);
    const word = (letters = 'abc'): string =>
      Array.from(
        {length: 1 + Math.floor(random() * 5)},
        () => letters[Math.floor(random() * letters.length)],
      ).join('');
    for (let round = 0; round < 300; round++) {
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

describe('The edit distance', () => {
  it.each([
    ['mouse', 'mouse', 0],
    ['mosue', 'mouse', 1],
    ['mous', 'mouse', 1],
    ['mmouse', 'mouse', 1],
    ['house', 'mouse', 1],
    ['hosue', 'mouse', 2],
    ['animatoin', 'animation', 1],
  ])('from %s to %s is %i', (first, second, distance) => {
    expect(editDistance(first, second, 2)).toBe(distance);
    expect(editDistance(second, first, 2)).toBe(distance);
    expect(editDistance(first, second, 1)).toBe(Math.min(distance, 2));
  });

  it('is the limit plus one if it is higher', () => {
    expect(editDistance('keyboard', 'graphics', 2)).toBe(3);
  });
});
