import {describe, expect, it} from 'vitest';
import {BitReader} from './BitReader';
import {BitWriter} from './BitWriter';
import {type CodeBook, readCodeBooks, REPETITION, SLOTS} from './CodeBook';
import {huffmanCode} from './huffmanCode';
import {bitsOfBook, writeCodeBooks} from './writeCodeBooks';

/** Lengths of a complete code of 8 bits, without those that a test wants otherwise. */
const lengths = (count: number, some: Record<number, number> = {}): Uint8Array =>
  Uint8Array.from({length: count}, (_, symbol) => some[symbol] ?? 0);

const BOOKS: CodeBook<Uint8Array>[] = [
  {
    classOf: Uint8Array.from({length: 256}, (_, byte) => (byte > 96 && byte < 123 ? 1 : 0)),
    symbols: [
      lengths(REPETITION + SLOTS, {0: 1, 97: 2, 287: 2}),
      lengths(REPETITION + SLOTS, {10: 3, 11: 3, 12: 3, 13: 3, 14: 3, 255: 3, 256: 3, 257: 3}),
    ],
    distances: lengths(SLOTS, {0: 1, 31: 1}),
    abbreviations: Uint8Array.of(1, 3, 3, 2),
    abbreviationStarts: Uint32Array.of(0, 2, 4, 9, 24),
  },
  {
    classOf: new Uint8Array(256),
    symbols: [lengths(REPETITION + SLOTS)],
    distances: lengths(SLOTS),
    abbreviations: new Uint8Array(0),
    abbreviationStarts: new Uint32Array(1),
  },
];

function written(books: readonly CodeBook<Uint8Array>[]): Uint8Array {
  const bits = new BitWriter();
  writeCodeBooks(bits, books);
  return bits.finish();
}

describe('books of codes', () => {
  it('are read as they were written', () => {
    const reader = new BitReader(written(BOOKS));
    expect(readCodeBooks(reader)).toEqual(
      BOOKS.map(({classOf, symbols, distances, abbreviations, abbreviationStarts}) => ({
        classOf,
        symbols: symbols.map(huffmanCode),
        distances: huffmanCode(distances),
        abbreviations: huffmanCode(abbreviations),
        abbreviationStarts,
      })),
    );
    reader.finish();
  });

  it('take little room for what has no codes', () => {
    expect(written(BOOKS.slice(1)).length).toBeLessThan(20);
    const [large = 0, small = 0] = BOOKS.map(bitsOfBook);
    expect(small).toBeLessThan(large);
  });

  it('are refused where they are cut off', () => {
    const bytes = written(BOOKS);
    for (let length = 0; length < bytes.length; length++)
      expect(() => readCodeBooks(new BitReader(bytes.subarray(0, length)))).toThrow(RangeError);
  });
});
