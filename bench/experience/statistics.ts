function sorted(values: number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

/** The value that `share` of all values do not exceed, such as 0.95; NaN where there are none. */
export function percentile(values: number[], share: number): number {
  return sorted(values)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? NaN;
}

/** The value in the middle; NaN where there are none. */
export const median = (values: number[]): number => percentile(values, 0.5);

/** The largest value; 0 where there are none. */
export const largest = (values: number[]): number => Math.max(0, ...values);
