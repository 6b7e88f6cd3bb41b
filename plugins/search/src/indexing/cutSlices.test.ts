import {describe, expect, it} from 'vitest';
import {IN_HEADING} from '../format/layout';
import {cutSlices, type EncodedTerm, encodeTerm, shortestSeparator} from './cutSlices';

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

const term = (name: string, sections: number[], isInHeading = false): EncodedTerm =>
  encodeTerm(name, {
    sections,
    impacts: sections.map(() => (isInHeading ? IN_HEADING | 3 : 3)),
    headings: sections.map(() => (isInHeading ? 8 : 0)),
    weights: isInHeading ? sections.map(() => 1) : [],
  });
const upTo = (count: number): number[] => Array.from({length: count}, (_, index) => index);
const names = (slices: EncodedTerm[][]): string[][] =>
  slices.map((slice) => slice.map((entry) => entry.term));

describe('cutSlices', () => {
  it('cuts the terms into runs of about one size, in order and without loss', () => {
    const terms = upTo(200).map((n) => term(`t${1000 + n}`, upTo(1 + (n % 7))));
    const slices = cutSlices(terms, 100);
    expect(slices.flat()).toEqual(terms);
    for (const slice of slices) {
      const bytes = slice.reduce((sum, {postings}) => sum + postings.length + 6, 0);
      expect(bytes).toBeLessThanOrEqual(125);
      if (slice !== slices.at(-1)) expect(bytes).toBeGreaterThan(75);
    }
  });

  it('cuts where the terms share the fewest letters', () => {
    const words = ['cat', 'catalogue', 'catch', 'cattle', 'dog', 'dogma', 'dogs', 'dome'];
    const terms = words.map((word) => term(word, [1]));
    const size = (term('cat', [1]).postings.length + 6) * 5;
    expect(names(cutSlices(terms, size))).toEqual([words.slice(0, 4), words.slice(4)]);
  });

  it('gives a term that is larger than that a slice of its own', () => {
    const terms = [term('a', [1]), term('b', upTo(100)), term('c', [1])];
    expect(names(cutSlices(terms, 60))).toEqual([['a'], ['b'], ['c']]);
  });
});
