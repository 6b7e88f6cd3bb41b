/** Rank of the answer in a list, counted from 1; undefined if there is none. */
export type Rank = number | undefined;

/** Mean reciprocal rank: 1 for rank 1, 1/2 for rank 2, 0 if the answer is missing. */
export function meanReciprocalRank(ranks: readonly Rank[]): number {
  return mean(ranks.map((rank) => (rank === undefined ? 0 : 1 / rank)));
}

/**
 * Normalized discounted cumulative gain (Järvelin and Kekäläinen 2002), gain 2^grade - 1, discount log2(rank
 * + 1).
 *
 * @param grades judged relevance of the row at each rank, 0 for not relevant
 * @param ideal all grades above 0 in the judgments for the query, in any order
 */
export function ndcg(grades: readonly number[], ideal: readonly number[], places: number): number {
  const gain = (list: readonly number[]) =>
    list
      .slice(0, places)
      .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain([...ideal].sort((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Smallest value that is at least as large as the given fraction (0 to 1) of all values (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
