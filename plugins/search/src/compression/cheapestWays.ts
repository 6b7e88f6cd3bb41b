import {SHORTEST} from './CodeBook';
import type {AbbreviationFinder} from './AbbreviationFinder';
import {distanceSlot, NO_PRICE, type Prices} from './Prices';
import type {Repetitions} from './Repetitions';

/** The cheapest way to each place of a part: what it costs, and its last step. */
export interface Ways {
  /** Bits of all steps up to this place. */
  bits: Int32Array;
  /** Number of bytes of the last step. */
  lengths: Uint16Array;
  /** How far before the same bytes stand, 0 for one byte as it is, below 0 for an abbreviation: `~number`. */
  distances: Int32Array;
}

/** Length from which a repetition is taken without a look at what is inside of it. */
const LONG = 32;

/** Places ahead of one that may make it needless to look for repetitions there. */
const AHEAD = 4;

/** Whether one of the next places is reached for so many bits or fewer. */
function isReachedAhead(bits: Int32Array, place: number, most: number): boolean {
  const last = Math.min(place + AHEAD, bits.length - 1);
  for (let next = place + 1; next <= last; next++) if ((bits[next] as number) <= most) return true;
  return false;
}

/**
 * Finds how a part of a buffer is written in the fewest bits: the cheapest way to each place is known
 * when the steps from there are looked at. Repetitions are not looked for at a place that is dearer
 * than one shortly behind it, since they may as well begin there; so does zstd's optimal parser.
 * @param repetitions opened on the buffer
 * @param abbreviations those that the prices are for
 * @param start first byte of the part
 * @param end behind its last one
 * @param dearer how many bits dearer it must be; 1 makes the steps up to a percent better, where
 * abbreviations are weighed by them, and takes half as long again
 * @throws Error where a byte has no code
 */
export function cheapestWays(
  repetitions: Repetitions,
  abbreviations: AbbreviationFinder,
  start: number,
  end: number,
  prices: Prices,
  dearer = 1,
): Ways {
  const {buffer, lengths: found, distances: foundAt} = repetitions;
  const bits = new Int32Array(end - start + 1).fill(NO_PRICE, 1);
  const lengths = new Uint16Array(end - start + 1);
  const distances = new Int32Array(end - start + 1);
  const offer = (price: number, place: number, length: number, distance: number): void => {
    if (price >= (bits[place] as number)) return;
    bits[place] = price;
    lengths[place] = length;
    distances[place] = distance;
  };
  for (let at = start; at < end; at++) {
    const place = at - start;
    const sofar = bits[place] as number;
    const group = prices.classOf[at > 0 ? (buffer[at - 1] as number) : 0] as number;
    const ofByte = (prices.bytes[group] as Int32Array)[buffer[at] as number] as number;
    offer(sofar + ofByte, place + 1, 1, 0);
    const ofLength = prices.lengths[group] as Int32Array;
    const count = isReachedAhead(bits, place, sofar - dearer) ? 0 : repetitions.find(at, end);
    let length = SHORTEST;
    for (let which = 0; which < count; which++) {
      const distance = foundAt[which] as number;
      const there = sofar + (prices.distances[distanceSlot(distance)] as number);
      for (const longest = found[which] as number; length <= longest; length++)
        offer(there + (ofLength[length] as number), place + length, length, distance);
    }
    const ofAbbreviation = sofar + (prices.abbreviationSymbols[group] as number);
    for (let which = abbreviations.find(buffer, at, end) - 1; which >= 0; which--) {
      const abbreviation = abbreviations.found[which] as number;
      const size = abbreviations.lengths[abbreviation] as number;
      offer(
        ofAbbreviation + (prices.abbreviations[abbreviation] as number),
        place + size,
        size,
        ~abbreviation,
      );
    }
    const longest = count > 0 ? (found[count - 1] as number) : 0;
    if (longest >= LONG && (bits[place + longest] as number) < NO_PRICE) at += longest - 1;
  }
  if ((bits[end - start] as number) >= NO_PRICE)
    throw new Error('The index has a byte that has no code.');
  return {bits, lengths, distances};
}
