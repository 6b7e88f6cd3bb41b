import type {BitWriter} from './BitWriter';
import {cheapestSteps} from './cheapestSteps';
import {
  type BooksByKind,
  type CodeBook,
  DISTANCE_PRECISION,
  LENGTH_PRECISION,
  ABBREVIATION,
  REPETITION,
  SHORTEST,
} from './CodeBook';
import {canonicalCodes} from './huffmanCode';
import {abbreviationFinder} from './AbbreviationFinder';
import {type Content, placeParts} from './placeParts';
import {distanceSlot, lengthSlot, pricesOf} from './Prices';
import {Repetitions} from './Repetitions';

/** A code with what is written for each symbol. */
interface WritingCode {
  codes: Uint16Array;
  lengths: Uint8Array;
}

const writingCode = (lengths: Uint8Array): WritingCode => ({
  codes: canonicalCodes(lengths),
  lengths,
});

/** Writes steps with the codes of a book. */
function stepWriter({classOf, ...book}: CodeBook<Uint8Array>) {
  const symbols = book.symbols.map(writingCode);
  const distances = writingCode(book.distances);
  const abbreviations = writingCode(book.abbreviations);
  const put = (bits: BitWriter, {codes, lengths}: WritingCode, symbol: number): void =>
    bits.put(codes[symbol] as number, lengths[symbol] as number);
  return (
    bits: BitWriter,
    buffer: Uint8Array,
    at: number,
    length: number,
    distance: number,
  ): void => {
    const code = symbols[classOf[buffer[at - 1] ?? 0] as number] as WritingCode;
    if (distance === 0) {
      put(bits, code, buffer[at] as number);
      return;
    }
    if (distance < 0) {
      put(bits, code, ABBREVIATION);
      put(bits, abbreviations, ~distance);
      return;
    }
    const ofLength = lengthSlot(length);
    put(bits, code, REPETITION + ofLength);
    bits.putRest(length - SHORTEST, ofLength, LENGTH_PRECISION);
    const ofDistance = distanceSlot(distance);
    put(bits, distances, ofDistance);
    bits.putRest(distance - 1, ofDistance, DISTANCE_PRECISION);
  };
}

/** Compresses content by repetitions (Ziv and Lempel, 1977), abbreviations and Huffman codes. */
export type Compress = (content: Content, bits: BitWriter) => void;

/**
 * @param books with a code for each byte, as `trainCodeBook` gives them
 * @returns what writes parts in as few bits as these codes allow
 */
export function compressor(books: BooksByKind): Compress {
  const tools = new Map(
    Array.from(books, ([kind, book]) => [
      kind,
      {
        prices: pricesOf(book),
        write: stepWriter(book),
        finder: abbreviationFinder(book.abbreviationStarts),
      },
    ]),
  );
  const repetitions = new Repetitions();
  return (content, bits) => {
    const {buffer, placed} = placeParts(content);
    repetitions.open(buffer, content.sharedText);
    for (const {kind, start, end} of placed) {
      const ofKind = tools.get(kind);
      if (ofKind === undefined) throw new Error(`No codes for kind ${kind}.`);
      const {prices, write, finder} = ofKind;
      let at = start;
      const abbreviations = finder(content.sharedText);
      const {lengths, distances} = cheapestSteps(repetitions, abbreviations, start, end, prices, 0);
      for (let step = 0; step < lengths.length; step++) {
        const length = lengths[step] as number;
        write(bits, buffer, at, length, distances[step] as number);
        at += length;
      }
    }
  };
}
