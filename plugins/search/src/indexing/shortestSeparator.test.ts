import {describe, expect, it} from 'vitest';
import {shortestSeparator} from './cutSlices';

describe('shortestSeparator', () => {
  it.each([
    ['casino', 'catalogue', 'cat'],
    ['cat', 'catalogue', 'cata'],
    ['', 'catalogue', 'c'],
    ['bee', 'cat', 'c'],
    ['', '', ''],
  ])('between %s and %s is %s', (before, next, separator) => {
    expect(shortestSeparator(before, next)).toBe(separator);
  });

  it('is above the one and not above the other', () => {
    const words = ['', 'a', 'ab', 'abc', 'b', 'ba', 'é', '日本', '😀', '😀a', '😁'].sort();
    for (const [index, next] of words.slice(1).entries()) {
      const before = words[index] ?? '';
      const separator = shortestSeparator(before, next);
      expect(separator > before).toBe(true);
      expect(separator <= next).toBe(true);
    }
  });

  it('cuts no character into halves', () => {
    expect(shortestSeparator('😀', '😁 smile')).toBe('😁');
  });
});
