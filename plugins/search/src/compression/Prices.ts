import {
  type CodeBook,
  DISTANCE_PRECISION,
  LENGTH_PRECISION,
  LONGEST,
  ABBREVIATION,
  REPETITION,
  SHORTEST,
} from './CodeBook';
import {extraBits, slotOf} from './slots';

export const lengthSlot = (length: number): number => slotOf(length - SHORTEST, LENGTH_PRECISION);
export const distanceSlot = (distance: number): number => slotOf(distance - 1, DISTANCE_PRECISION);

/** What is too much for any content: where there is no code. */
export const NO_PRICE = 0x1000_0000;

/** What bytes and repetitions cost in bits, `NO_PRICE` where there is no code. */
export interface Prices {
  /** Class of the byte before. */
  classOf: Uint8Array;
  /** By class and byte. */
  bytes: Int32Array[];
  /** By class and length. */
  lengths: Int32Array[];
  /** By slot, with the bits that follow it. */
  distances: Int32Array;
  /** By class, of the symbol that stands before an abbreviation, and by abbreviation. */
  abbreviationSymbols: Int32Array;
  abbreviations: Int32Array;
}

const bitsOf = (length: number): number => (length > 0 ? length : NO_PRICE);

export const pricesOf = ({
  classOf,
  symbols,
  distances,
  abbreviations,
}: CodeBook<Uint8Array>): Prices => ({
  classOf,
  bytes: symbols.map((lengths) => Int32Array.from(lengths.subarray(0, REPETITION), bitsOf)),
  lengths: symbols.map((lengths) => {
    const ofSlot = Int32Array.from(
      lengths.subarray(REPETITION),
      (length, slot) => bitsOf(length) + extraBits(slot, LENGTH_PRECISION),
    );
    const prices = new Int32Array(LONGEST + 1).fill(NO_PRICE, 0, SHORTEST);
    for (let length = SHORTEST; length <= LONGEST; length++)
      prices[length] = ofSlot[lengthSlot(length)] as number;
    return prices;
  }),
  distances: Int32Array.from(
    distances,
    (length, slot) => bitsOf(length) + extraBits(slot, DISTANCE_PRECISION),
  ),
  abbreviationSymbols: Int32Array.from(symbols, (lengths) =>
    bitsOf(lengths[ABBREVIATION] as number),
  ),
  abbreviations: Int32Array.from(abbreviations, bitsOf),
});
