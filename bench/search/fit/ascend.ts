/** Factors that a weight is tried with, from coarse to fine. */
const STEPS = [1.6, 1.25, 1.1];
/** Rounds over all weights at most, for each step. */
const ROUNDS = 3;
/** A gain below this is chance. */
const LEAST = 0.005;

/**
 * Coordinate ascent: tries each weight larger and smaller, keeps what is better, and goes on until
 * nothing is. The order is that of the weights, so that the same data give the same weights.
 * @param fixed places of the weights that stay, such as the one that all others are measured by
 */
export function ascend(
  start: readonly number[],
  fixed: readonly number[],
  valueOf: (weights: readonly number[]) => number,
): {weights: number[]; value: number} {
  let weights = [...start];
  let value = valueOf(weights);
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round++) {
      const before = value;
      for (let at = 0; at < weights.length; at++) {
        if (fixed.includes(at)) continue;
        for (const factor of [step, 1 / step]) {
          const tried = weights.map((weight, place) => (place === at ? weight * factor : weight));
          const found = valueOf(tried);
          if (found < value + LEAST) continue;
          value = found;
          weights = tried;
          break;
        }
      }
      if (value - before < LEAST) break;
    }
  }
  return {weights, value};
}
