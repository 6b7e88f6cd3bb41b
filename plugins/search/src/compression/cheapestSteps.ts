import {SHORTEST} from './CodeBook';
import {distanceSlot, type Prices} from './Prices';
import type {Repetitions} from './Repetitions';

/** A byte as it is, where `distance` is 0, or so many bytes that stand so far before. */
export interface Step {
  length: number;
  distance: number;
}

/** Length from which a repetition is taken without a look at what is inside of it. */
const LONG = 64;

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
): Step[] {
  const {buffer, lengths, distances} = repetitions;
  const bits = new Float64Array(end - start + 1).fill(Infinity, 1);
  const stepLengths = new Uint16Array(end - start + 1);
  const stepDistances = new Uint16Array(end - start + 1);
  for (let at = start; at < end; at++) {
    const place = at - start;
    const sofar = bits[place] as number;
    const group = prices.classOf[at > 0 ? (buffer[at - 1] as number) : 0] as number;
    const asIs = sofar + ((prices.bytes[group] as Float64Array)[buffer[at] as number] as number);
    if (asIs < (bits[place + 1] as number)) {
      bits[place + 1] = asIs;
      stepLengths[place + 1] = 1;
      stepDistances[place + 1] = 0;
    }
    const ofLength = prices.lengths[group] as Float64Array;
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
    if (longest >= LONG && bits[place + longest] !== Infinity) at += longest - 1;
  }
  const steps: Step[] = [];
  for (let place = end - start; place > 0;) {
    if (bits[place] === Infinity) throw new Error('The index has a byte that has no code.');
    const length = stepLengths[place] as number;
    steps.push({length, distance: stepDistances[place] as number});
    place -= length;
  }
  return steps.reverse();
}
