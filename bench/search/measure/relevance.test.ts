import {describe, expect, it} from 'vitest';
import {meanReciprocalRank, ndcg, percentile} from './relevance';

describe('The mean reciprocal rank', () => {
  it('counts rank 1 as 1, rank 4 as a quarter and a missing answer as 0', () => {
    expect(meanReciprocalRank([1, 4, undefined])).toBeCloseTo((1 + 0.25) / 3);
  });

  it('is 0 without queries', () => {
    expect(meanReciprocalRank([])).toBe(0);
  });
});

describe('nDCG', () => {
  it('is 1 for the ideal order and 0 if nothing relevant is shown', () => {
    expect(ndcg([true, true, false], 2, 10)).toBeCloseTo(1);
    expect(ndcg([false, false], 1, 10)).toBe(0);
  });

  it('divides the gain by the logarithm of the rank', () => {
    expect(ndcg([false, true], 1, 10)).toBeCloseTo(1 / Math.log2(3));
  });

  it('ignores rows below the last rank', () => {
    expect(ndcg([false, false, true], 1, 2)).toBe(0);
  });

  it('is 0 if nothing is judged relevant', () => {
    expect(ndcg([false], 0, 10)).toBe(0);
  });
});

describe('A percentile', () => {
  it('is the smallest value that is at least as large as the given fraction of all values', () => {
    const values = Array.from({length: 100}, (_, position) => 100 - position);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile(values.slice(0, 50), 0.99)).toBe(100);
    expect(percentile([7], 0.99)).toBe(7);
  });
});
