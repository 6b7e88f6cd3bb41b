import {runningSums} from '../bytes/runningSums';
import type {BitReader} from './BitReader';
import {type HuffmanCode, huffmanCode} from './huffmanCode';

/** Symbols from this one on stand for repetitions; those before for the byte of that value. */
export const REPETITION = 256;
/** Slots of the lengths and of the distances of repetitions. */
export const SLOTS = 32;
/** The symbol of an abbreviation: that of the last slot, which no length has. */
export const ABBREVIATION = REPETITION + SLOTS - 1;
/** Shortest and longest repetition, in bytes. */
export const SHORTEST = 3;
export const LONGEST = 258;
/** Bits behind the highest one that the slots of lengths and distances have. */
export const LENGTH_PRECISION = 2;
export const DISTANCE_PRECISION = 1;

/** Marks in a list of values that are below them: the value before comes again, some or many times. */
export const AGAIN = 16;
export const OFTEN_AGAIN = 17;
/** Least number of times that each of them stands for; bits behind it tell how many more. */
export const LEAST_AGAIN = 3;
export const LEAST_OFTEN = 11;
export const BITS_AGAIN = 3;
export const BITS_OFTEN = 7;
/** Bits of the length of each code by which values and marks are written. */
export const VALUE_BITS = 3;
/** Longest abbreviation, in bytes: its length is a value of a book, which are below `AGAIN`. */
export const LONGEST_ABBREVIATION = 15;
/** Bits of the number of abbreviations. */
export const ABBREVIATION_BITS = 11;

/**
 * The codes of one kind of content. Which symbol is likely depends on the byte before it, so that
 * bytes are put into classes, with a code each.
 */
export interface CodeBook<Code> {
  /** Class of each byte. */
  classOf: Uint8Array;
  /** Code of bytes and lengths of repetitions behind a byte of each class. */
  symbols: Code[];
  distances: Code;
  /** Code of the abbreviations: runs of bytes at the start of the shared text that need no length and distance. */
  abbreviations: Code;
  /** Where each abbreviation begins, and where the last one ends. */
  abbreviationStarts: Uint32Array;
}

/** The codes by which content is written, by kind of part. */
export type BooksByKind = ReadonlyMap<number, CodeBook<Uint8Array>>;

/** Reads lists of values, with marks for repeated ones and a code for both. */
function valueReader(bits: BitReader): (count: number) => Uint8Array {
  const lengths = Uint8Array.from({length: OFTEN_AGAIN + 1}, () => bits.take(VALUE_BITS));
  const code = huffmanCode(lengths);
  return (count) => {
    const values = new Uint8Array(count);
    for (let at = 0; at < count;) {
      const value = bits.symbol(code);
      const times =
        value < AGAIN
          ? 1
          : value === AGAIN
            ? LEAST_AGAIN + bits.take(BITS_AGAIN)
            : LEAST_OFTEN + bits.take(BITS_OFTEN);
      values.fill(value < AGAIN ? value : (values[at - 1] as number), at, (at += times));
    }
    return values;
  };
}

/** Reads what `writeCodeBooks` wrote. */
export function readCodeBooks(bits: BitReader): CodeBook<HuffmanCode>[] {
  const read = valueReader(bits);
  return Array.from({length: bits.take(VALUE_BITS)}, () => {
    const classOf = read(256);
    const symbols = Array.from({length: Math.max(...classOf) + 1}, () =>
      huffmanCode(read(REPETITION + SLOTS)),
    );
    const distances = huffmanCode(read(SLOTS));
    const abbreviationLengths = read(bits.take(ABBREVIATION_BITS));
    return {
      classOf,
      symbols,
      distances,
      abbreviations: huffmanCode(read(abbreviationLengths.length)),
      abbreviationStarts: runningSums(abbreviationLengths),
    };
  });
}
