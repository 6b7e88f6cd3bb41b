import {SHORTEST} from './CodeBook';
import {distanceSlot, NO_PRICE, type Prices} from './Prices';
import type {Repetitions} from './Repetitions';

/** How content is written, step by step. */
export interface Steps {
  /** Number of bytes of each step. */
  lengths: Uint16Array;
  /** How far before the same bytes stand, or 0 for one byte as it is. */
  distances: Uint16Array;
}

/** Length from which a repetition is taken without a look at what is inside of it. */
const LONG = 32;

/**
 * The steps on the way to the last place, first to last. They are put where the steps to all places
 * were, behind those that are still needed.
 * @param lengths of the last step to each place
 * @param distances likewise
 */
function chosenSteps(lengths: Uint16Array, distances: Uint16Array): Steps {
  let first = lengths.length;
  for (let place = lengths.length - 1; place > 0;) {
    const length = lengths[place] as number;
    lengths[--first] = length;
    distances[first] = distances[place] as number;
    place -= length;
  }
  return {lengths: lengths.subarray(first), distances: distances.subarray(first)};
}

/**
 * The steps that write a part of a buffer in the fewest bits: the cheapest way to each place is
 * known when those from there are looked at.
 * @param repetitions opened on the buffer
 * @param start first byte of the part
 * @param end behind its last one
 * @throws Error where a byte has no code
 */
export function cheapestSteps(
  repetitions: Repetitions,
  start: number,
  end: number,
  prices: Prices,
): Steps {
  const {buffer, lengths, distances} = repetitions;
  const bits = new Int32Array(end - start + 1).fill(NO_PRICE, 1);
  const stepLengths = new Uint16Array(end - start + 1);
  const stepDistances = new Uint16Array(end - start + 1);
  for (let at = start; at < end; at++) {
    const place = at - start;
    const sofar = bits[place] as number;
    const group = prices.classOf[at > 0 ? (buffer[at - 1] as number) : 0] as number;
    const asIs = sofar + ((prices.bytes[group] as Int32Array)[buffer[at] as number] as number);
    if (asIs < (bits[place + 1] as number)) {
      bits[place + 1] = asIs;
      stepLengths[place + 1] = 1;
      stepDistances[place + 1] = 0;
    }
    const ofLength = prices.lengths[group] as Int32Array;
    const found = repetitions.find(at, end);
    let length = SHORTEST;
    for (let which = 0; which < found; which++) {
      const distance = distances[which] as number;
      const there = sofar + (prices.distances[distanceSlot(distance)] as number);
      for (const longest = lengths[which] as number; length <= longest; length++) {
        const price = there + (ofLength[length] as number);
        const to = place + length;
        if (price >= (bits[to] as number)) continue;
        bits[to] = price;
        stepLengths[to] = length;
        stepDistances[to] = distance;
      }
    }
    const longest = found > 0 ? (lengths[found - 1] as number) : 0;
    if (longest >= LONG && (bits[place + longest] as number) < NO_PRICE) at += longest - 1;
  }
  if ((bits[end - start] as number) >= NO_PRICE)
    throw new Error('The index has a byte that has no code.');
  return chosenSteps(stepLengths, stepDistances);
}
