/**
 * What the share of the query that a section has makes of its score. There are few subsets of the
 * words and many sections, so each subset's power is worked out once. A query has fewer words than
 * a number has bits.
 * @param total weight of all words
 * @param coverage the power
 * @returns the power for a subset of the words, as bits, and its weight
 */
export function coveragePower(
  total: number,
  coverage: number,
): (subset: number, matched: number) => number {
  const powers = new Map<number, number>();
  return (subset: number, matched: number): number => {
    let power = powers.get(subset);
    if (power === undefined) powers.set(subset, (power = (matched / total) ** coverage));
    return power;
  };
}
