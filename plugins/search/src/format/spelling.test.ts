import {describe, expect, it} from 'vitest';
import {commonnessOf, isSpelling} from './spelling';

describe('isSpelling', () => {
  it.each(['key', 'größe', 'opengl2', '3d4', '東京都', 'a'.repeat(32)])('takes %s', (term) => {
    expect(isSpelling(term)).toBe(true);
  });

  it.each(['', 'ab', '2024', 'c++', '&&&', 'a'.repeat(33)])('leaves out "%s"', (term) => {
    expect(isSpelling(term)).toBe(false);
  });
});

describe('commonnessOf', () => {
  it.each([
    [1, 0],
    [2, 2],
    [3, 3],
    [1024, 20],
  ])('grows by two with each doubling: %i sections are %i', (count, commonness) => {
    expect(commonnessOf(count)).toBe(commonness);
  });

  it('fits in five bits for any number of sections', () => {
    expect(commonnessOf(2 ** 31)).toBe(31);
  });
});
