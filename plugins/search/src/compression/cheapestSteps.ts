import {cheapestWays} from './cheapestWays';

/** How content is written, step by step. */
export interface Steps {
  /** Number of bytes of each step. */
  lengths: Uint16Array;
  /** Distance of each step, as in `Ways`. */
  distances: Int32Array;
  /** Bits of each step. */
  bits: Int32Array;
}

/**
 * The steps that write a part of a buffer in the fewest bits, first to last. They are put where the
 * ways to all places were, behind those that are still needed.
 */
export function cheapestSteps(...part: Parameters<typeof cheapestWays>): Steps {
  const {lengths, distances, bits} = cheapestWays(...part);
  let first = lengths.length;
  for (let place = lengths.length - 1; place > 0;) {
    const length = lengths[place] as number;
    const before = place - length;
    lengths[--first] = length;
    distances[first] = distances[place] as number;
    bits[first] = (bits[place] as number) - (bits[before] as number);
    place = before;
  }
  return {
    lengths: lengths.subarray(first),
    distances: distances.subarray(first),
    bits: bits.subarray(first),
  };
}
