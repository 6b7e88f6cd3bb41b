/** Rank of the answer in a list, counted from 1; undefined if there is none. */
export type Rank = number | undefined;

/** Mean reciprocal rank: 1 for rank 1, 1/2 for rank 2, 0 if the answer is missing. */
export function meanReciprocalRank(ranks: readonly Rank[]): number {
  return mean(ranks.map((rank) => (rank === undefined ? 0 : 1 / rank)));
}

/**
 * Normalized discounted cumulative gain with binary relevance (Järvelin and Kekäläinen 2002), discount log2(rank + 1).
 *
 * @param isRelevant whether the row at each rank is relevant
 * @param relevant number of all relevant documents
 */
export function ndcg(isRelevant: readonly boolean[], relevant: number, places: number): number {
  const gain = (list: readonly boolean[]) =>
    list
      .slice(0, places)
      .reduce((sum, isOne, place) => sum + (isOne ? 1 / Math.log2(place + 2) : 0), 0);
  const best = gain(Array.from({length: relevant}, () => true));
  return best === 0 ? 0 : gain(isRelevant) / best;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Smallest value that is at least as large as the given fraction (0 to 1) of all values (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
