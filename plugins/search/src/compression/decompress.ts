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

const NOTHING: Uint8Array = new Uint8Array(0);

/**
 * Decompresses at once what a `compressor` made.
 * @param lengths of the parts, in bytes
 * @param books codes of the parts
 * @param dictionary what the content may refer back to
 * @throws RangeError where the data is not of these parts
 */
export function decompress(
  bits: BitReader,
  lengths: readonly number[],
  books: readonly CodeBook<HuffmanCode>[],
  dictionary = NOTHING,
): Uint8Array {
  let at = dictionary.length;
  const output = new Uint8Array(lengths.reduce((sum, length) => sum + length, at));
  output.set(dictionary);
  books.forEach(({classOf, symbols, distances}, part) => {
    for (const end = at + (lengths[part] as number); at < end;) {
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
  });
  bits.finish();
  return output.subarray(dictionary.length);
}
