import {describe, expect, it} from 'vitest';
import {bestClasses} from './bestClasses';
import {SYMBOLS} from './SymbolCounts';

/** Counts of symbols behind each byte. */
const followersOf = (counts: Record<number, Record<number, number>>) =>
  new Map(
    Object.entries(counts).map(([before, of]) => [
      Number(before),
      Float64Array.from({length: SYMBOLS}, (_, symbol) => of[symbol] ?? 0),
    ]),
  );

describe('bestClasses', () => {
  const letters = {97: 40, 98: 30};
  const digits = {48: 30, 49: 40};
  const followers = followersOf({1: letters, 2: digits, 3: letters, 4: digits, 5: letters});

  it('puts bytes together that are followed by the same ones', () => {
    const classOf = bestClasses(followers, 2);
    expect(new Set([1, 3, 5].map((byte) => classOf[byte])).size).toBe(1);
    expect(new Set([2, 4].map((byte) => classOf[byte])).size).toBe(1);
    expect(classOf[1]).not.toBe(classOf[2]);
  });

  it('knows no more classes than asked for, nor than there are bytes', () => {
    expect(Math.max(...bestClasses(followers, 1))).toBe(0);
    expect(Math.max(...bestClasses(followers, 16))).toBeLessThan(5);
  });
});
