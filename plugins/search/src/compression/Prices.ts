import {
  type CodeBook,
  DISTANCE_PRECISION,
  LENGTH_PRECISION,
  LONGEST,
  REPETITION,
  SHORTEST,
} from './CodeBook';
import {extraBits, slotOf} from './slots';

export const lengthSlot = (length: number): number => slotOf(length - SHORTEST, LENGTH_PRECISION);
export const distanceSlot = (distance: number): number => slotOf(distance - 1, DISTANCE_PRECISION);

/** What bytes and repetitions cost in bits; infinitely much where there is no code. */
export interface Prices {
  /** Class of the byte before. */
  classOf: Uint8Array;
  /** By class and byte. */
  bytes: Float64Array[];
  /** By class and length. */
  lengths: Float64Array[];
  /** By slot, with the bits that follow it. */
  distances: Float64Array;
}

const bitsOf = (length: number): number => (length > 0 ? length : Infinity);

export const pricesOf = ({classOf, symbols, distances}: CodeBook<Uint8Array>): Prices => ({
  classOf,
  bytes: symbols.map((lengths) => Float64Array.from(lengths.subarray(0, REPETITION), bitsOf)),
  lengths: symbols.map((lengths) => {
    const ofSlot = Float64Array.from(
      lengths.subarray(REPETITION),
      (length, slot) => bitsOf(length) + extraBits(slot, LENGTH_PRECISION),
    );
    const prices = new Float64Array(LONGEST + 1).fill(Infinity, 0, SHORTEST);
    for (let length = SHORTEST; length <= LONGEST; length++)
      prices[length] = ofSlot[lengthSlot(length)] as number;
    return prices;
  }),
  distances: Float64Array.from(
    distances,
    (length, slot) => bitsOf(length) + extraBits(slot, DISTANCE_PRECISION),
  ),
});
