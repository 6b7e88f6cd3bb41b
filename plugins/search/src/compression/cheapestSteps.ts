import {cheapestWays, type Ways} from './cheapestWays';

/** How content is written, step by step: number of bytes and distance of each, as in `Ways`. */
export type Steps = Pick<Ways, 'lengths' | 'distances'>;

/**
 * The steps that write a part of a buffer in the fewest bits, first to last. They are put where the
 * steps to all places were, behind those that are still needed.
 */
export function cheapestSteps(...part: Parameters<typeof cheapestWays>): Steps {
  const {lengths, distances} = cheapestWays(...part);
  let first = lengths.length;
  for (let place = lengths.length - 1; place > 0;) {
    const length = lengths[place] as number;
    lengths[--first] = length;
    distances[first] = distances[place] as number;
    place -= length;
  }
  return {lengths: lengths.subarray(first), distances: distances.subarray(first)};
}
