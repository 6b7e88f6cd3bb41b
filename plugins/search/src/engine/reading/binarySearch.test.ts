import {describe, expect, it} from 'vitest';
import {lastUpTo, lowerBound} from '../../format/wordLists';

describe('lowerBound', () => {
  it.each([
    ['a', 0],
    ['b', 0],
    ['c', 1],
    ['d', 1],
    ['z', 3],
  ])('of %s is the place of the first term that is not below', (term, place) => {
    expect(lowerBound(['b', 'd', 'f'], term)).toBe(place);
  });
});

describe('lastUpTo', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('of %i is the last start that is not above it', (value, place) => {
    expect(lastUpTo(Uint32Array.of(0, 3, 3, 5), value)).toBe(place);
  });

  it('is before the first where all are above it', () => {
    expect(lastUpTo(['b', 'd'], 'a')).toBe(-1);
    expect(lastUpTo([], 'a')).toBe(-1);
  });
});
