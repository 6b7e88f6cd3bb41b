import type {BitReader} from './BitReader';
import {refuse} from './BitReader';
import {
  type CodeBook,
  DISTANCE_PRECISION,
  LENGTH_PRECISION,
  REPETITION,
  SHORTEST,
} from './CodeBook';
import type {HuffmanCode} from './huffmanCode';

/** A run of content of one kind: its length in bytes and its codes. */
export interface CompressedPart {
  length: number;
  book: CodeBook<HuffmanCode>;
}

const NOTHING: Uint8Array = new Uint8Array(0);

/**
 * Decompresses at once what `compress` made.
 * @param dictionary what the content may refer back to
 * @throws RangeError where the data is not of these parts
 */
export function decompress(
  bits: BitReader,
  parts: readonly CompressedPart[],
  dictionary = NOTHING,
): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, dictionary.length);
  const output = new Uint8Array(length);
  output.set(dictionary);
  let at = dictionary.length;
  for (const {length: left, book} of parts) {
    const {classOf, symbols, distances} = book;
    for (const end = at + left; at < end;) {
      const symbol = bits.symbol(symbols[classOf[output[at - 1] ?? 0] as number] as HuffmanCode);
      if (symbol < REPETITION) {
        output[at++] = symbol;
        continue;
      }
      const count = SHORTEST + bits.inSlot(symbol - REPETITION, LENGTH_PRECISION);
      const distance = 1 + bits.inSlot(bits.symbol(distances), DISTANCE_PRECISION);
      if (count > end - at || distance > at) refuse();
      for (const stop = at + count; at < stop; at++) output[at] = output[at - distance] as number;
    }
  }
  bits.finish();
  return output.subarray(dictionary.length);
}
