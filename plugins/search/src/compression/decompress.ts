import {refuse} from '../bytes/refuse';
import type {BitReader} from './BitReader';
import {
  type CodeBook,
  DISTANCE_PRECISION,
  LENGTH_PRECISION,
  ABBREVIATION,
  REPETITION,
  SHORTEST,
} from './CodeBook';
import type {HuffmanCode} from './huffmanCode';

/**
 * Decompresses at once what a `compressor` made.
 * @param lengths of the parts, in bytes
 * @param books codes of the parts
 * @param sharedText what the content may refer back to
 * @throws RangeError where the data is not of these parts
 */
export function decompress(
  bits: BitReader,
  lengths: readonly number[],
  books: readonly CodeBook<HuffmanCode>[],
  sharedText: Uint8Array = new Uint8Array(0),
): Uint8Array {
  let at = sharedText.length;
  const output = new Uint8Array(lengths.reduce((sum, length) => sum + length, at));
  output.set(sharedText);
  books.forEach(({classOf, symbols, distances, abbreviations, abbreviationStarts}, part) => {
    for (const end = at + (lengths[part] as number); at < end;) {
      const symbol = bits.symbol(symbols[classOf[output[at - 1] ?? 0] as number] as HuffmanCode);
      if (symbol < REPETITION) {
        output[at++] = symbol;
        continue;
      }
      let from: number;
      let stop = at;
      if (symbol === ABBREVIATION) {
        const abbreviation = bits.symbol(abbreviations);
        from = abbreviationStarts[abbreviation] as number;
        stop += (abbreviationStarts[abbreviation + 1] as number) - from;
      } else {
        stop += SHORTEST + bits.inSlot(symbol - REPETITION, LENGTH_PRECISION);
        from = at - 1 - bits.inSlot(bits.symbol(distances), DISTANCE_PRECISION);
      }
      // What is before the first byte is, without its sign, far behind the last one.
      if (stop > end || from >>> 0 >= at) refuse();
      while (at < stop) output[at++] = output[from++] as number;
    }
  });
  bits.finish();
  return output.subarray(sharedText.length);
}
