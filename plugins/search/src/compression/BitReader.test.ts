import {describe, expect, it} from 'vitest';
import {BitReader} from './BitReader';
import {BitWriter} from './BitWriter';
import {canonicalCodes, huffmanCode} from './huffmanCode';

describe('bits', () => {
  it('are read as they were written, over the ends of bytes', () => {
    const numbers = [
      [1, 1],
      [0, 0],
      [5, 3],
      [40_000, 16],
      [0, 7],
      [127, 7],
    ] as const;
    const writer = new BitWriter();
    for (const [value, count] of numbers) writer.put(value, count);
    const bytes = writer.finish();
    expect(bytes).toHaveLength(5);
    const reader = new BitReader(bytes);
    expect(numbers.map(([, count]) => reader.take(count))).toEqual(numbers.map(([value]) => value));
    reader.finish();
  });

  it('begin with the lowest ones of a byte', () => {
    const reader = new BitReader(Uint8Array.of(0b0000_0110));
    expect([reader.take(1), reader.take(2), reader.take(5)]).toEqual([0, 3, 0]);
  });

  it('hold symbols of a code', () => {
    const lengths = Uint8Array.of(1, 0, 2, 2);
    const codes = canonicalCodes(lengths);
    const symbols = [0, 3, 2, 0, 0, 3];
    const writer = new BitWriter();
    for (const symbol of symbols) writer.put(codes[symbol] ?? 0, lengths[symbol] ?? 0);
    const reader = new BitReader(writer.finish());
    const code = huffmanCode(lengths);
    expect(symbols.map(() => reader.symbol(code))).toEqual(symbols);
  });

  it('are refused where they end too soon, have no symbol, or go on', () => {
    expect(() => new BitReader(Uint8Array.of(1)).take(9)).toThrow(RangeError);
    const code = huffmanCode(Uint8Array.of(2, 2));
    expect(() => new BitReader(Uint8Array.of(0b11)).symbol(code)).toThrow(RangeError);
    expect(() => new BitReader(Uint8Array.of()).symbol(code)).toThrow(RangeError);
    const reader = new BitReader(Uint8Array.of(1, 0));
    reader.take(1);
    expect(() => reader.finish()).toThrow(RangeError);
    reader.take(7);
    expect(() => reader.finish()).toThrow(RangeError);
    reader.take(1);
    reader.finish();
  });
});
