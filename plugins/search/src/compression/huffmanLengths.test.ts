import {describe, expect, it} from 'vitest';
import {MOST_BITS} from './huffmanCode';
import {huffmanLengths} from './huffmanLengths';

/** Share of all bit sequences that a code takes: 1 where it is complete. */
const taken = (lengths: Uint8Array): number =>
  lengths.reduce((sum, length) => sum + (length > 0 ? 2 ** -length : 0), 0);
const bitsFor = (counts: number[], lengths: Uint8Array): number =>
  counts.reduce((sum, count, symbol) => sum + count * (lengths[symbol] ?? 0), 0);

describe('huffmanLengths', () => {
  it('gives short codes to what is frequent', () => {
    expect([...huffmanLengths([5, 1, 1, 2])]).toEqual([1, 3, 3, 2]);
  });

  it('gives no code to what never occurs, and one bit to what is alone', () => {
    expect([...huffmanLengths([0, 7, 0])]).toEqual([0, 1, 0]);
    expect([...huffmanLengths([0, 0])]).toEqual([0, 0]);
  });

  it('needs no more bits than the entropy and one for each symbol, and leaves no code unused', () => {
    for (let symbols = 2; symbols < 60; symbols += 7) {
      const counts = Array.from({length: symbols}, (_, symbol) => ((symbol * 7919) % 97) + 1);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const entropy = counts.reduce((sum, count) => sum + count * Math.log2(total / count), 0);
      const lengths = huffmanLengths(counts);
      expect(taken(lengths)).toBe(1);
      expect(bitsFor(counts, lengths)).toBeGreaterThanOrEqual(entropy);
      expect(bitsFor(counts, lengths)).toBeLessThan(entropy + total);
    }
  });

  it('has no code above the limit, and still a whole one', () => {
    const counts = Array.from({length: 30}, (_, symbol) => 2 ** symbol);
    for (const most of [5, 7, MOST_BITS]) {
      const lengths = huffmanLengths(counts, most);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
      expect(taken(lengths)).toBe(1);
    }
  });
});
