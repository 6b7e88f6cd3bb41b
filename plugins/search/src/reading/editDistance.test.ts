import {describe, expect, it} from 'vitest';
import {editDistance} from './editDistance';
import {isWithinEdits} from './isWithinEdits';

describe('editDistance', () => {
  it.each([
    ['mouse', 'mouse', 0],
    ['mosue', 'mouse', 1],
    ['mous', 'mouse', 1],
    ['mmouse', 'mouse', 1],
    ['house', 'mouse', 1],
    ['hosue', 'mouse', 2],
    ['animatoin', 'animation', 1],
  ])('%s to %s is %i', (first, second, distance) => {
    expect(editDistance(first, second, 2)).toBe(distance);
    expect(editDistance(second, first, 2)).toBe(distance);
    expect(editDistance(first, second, 1)).toBe(Math.min(distance, 2));
  });

  it('gives up above its limit', () => {
    expect(editDistance('keyboard', 'graphics', 2)).toBe(3);
  });
});

describe('isWithinEdits', () => {
  it('lets a swapped letter be edited again, as lunr does', () => {
    expect(isWithinEdits('ca', 'abc', 2)).toBe(true);
    expect(isWithinEdits('ca', 'abc', 1)).toBe(false);
  });
});
