import {describe, expect, it} from 'vitest';
import {huffmanCode, MOST_BITS} from './huffmanCode';

/** Symbol and number of bits for what comes next, written in the order in which it is read. */
function read(lengths: number[], bits: string): [symbol: number, length: number] {
  const {table, mask} = huffmanCode(Uint8Array.from(lengths));
  const entry = table[Number.parseInt([...bits].reverse().join(''), 2) & mask] ?? 0;
  return [entry >> 4, entry & 15];
}

describe('huffmanCode', () => {
  it('gives the codes of the example in RFC 1951, section 3.2.2', () => {
    const lengths = [3, 3, 3, 3, 3, 2, 4, 4];
    const codes = ['010', '011', '100', '101', '110', '00', '1110', '1111'];
    for (const [symbol, code] of codes.entries())
      expect(read(lengths, code)).toEqual([symbol, code.length]);
  });

  it('knows a symbol whatever stands behind its code', () => {
    const lengths = [1, 0, 2, 3, 3];
    for (const rest of ['00', '01', '10', '11']) {
      expect(read(lengths, `0${rest}`)).toEqual([0, 1]);
      expect(read(lengths, `10${rest}`)).toEqual([2, 2]);
    }
    expect([read(lengths, '110'), read(lengths, '111')]).toEqual([
      [3, 3],
      [4, 3],
    ]);
  });

  it('has no code for bits that are left over', () => {
    expect(read([1], '0')).toEqual([0, 1]);
    expect(read([1], '1')).toEqual([0, 0]);
  });

  it('has no code at all without symbols', () => {
    expect(read([0, 0, 0], '0')).toEqual([0, 0]);
  });

  it('holds the longest codes', () => {
    const lengths = [...Array.from({length: MOST_BITS}, (_, index) => index + 1), MOST_BITS];
    expect(read(lengths, '1'.repeat(MOST_BITS - 1) + '0')).toEqual([MOST_BITS - 1, MOST_BITS]);
    expect(read(lengths, '1'.repeat(MOST_BITS))).toEqual([MOST_BITS, MOST_BITS]);
  });
});
