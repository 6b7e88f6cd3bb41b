/** Number of values at the start of a sorted list that come before a point. */
function partitionPoint<Value>(
  sorted: ArrayLike<Value>,
  isBefore: (value: Value) => boolean,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as Value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First index of a sorted list whose value is not below `value`. */
export const lowerBound = (sorted: readonly string[], value: string): number =>
  partitionPoint(sorted, (one) => one < value);

/** Last index of a sorted list whose value is not above `value`; -1 where all are. */
export const lastUpTo = <Value extends string | number>(
  sorted: ArrayLike<Value>,
  value: Value,
): number => partitionPoint(sorted, (one) => one <= value) - 1;
