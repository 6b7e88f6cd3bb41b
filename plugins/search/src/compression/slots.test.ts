import {describe, expect, it} from 'vitest';
import {BitReader} from './BitReader';
import {BitWriter} from './BitWriter';
import {SLOTS} from './CodeBook';
import {extraBits, slotOf} from './slots';

describe('slots', () => {
  it('give the numbers of deflate for distances', () => {
    expect([0, 1, 3, 4, 5, 6, 7, 8, 11, 12, 32_767].map((value) => slotOf(value, 1))).toEqual([
      0, 1, 3, 4, 4, 5, 5, 6, 6, 7, 29,
    ]);
    expect([3, 4, 6, 29].map((slot) => extraBits(slot, 1))).toEqual([0, 1, 2, 13]);
  });

  it.each([1, 2])('give every number back, with %i bits in the slot', (precision) => {
    const values = [...Array.from({length: 600}, (_, value) => value), 8191, 8192, 32_767, 65_535];
    const writer = new BitWriter();
    for (const value of values) writer.putRest(value, slotOf(value, precision), precision);
    const reader = new BitReader(writer.finish());
    expect(values.map((value) => reader.inSlot(slotOf(value, precision), precision))).toEqual(
      values,
    );
    reader.finish();
  });

  it('are enough for each distance and length', () => {
    expect(slotOf(65_535, 1)).toBeLessThan(SLOTS);
    expect(slotOf(258 - 3, 2)).toBeLessThan(SLOTS);
  });
});
