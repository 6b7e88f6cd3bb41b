/** Sums of the numbers before each place, the total behind the last. */
export function runningSums(counts: readonly number[] | Uint8Array): Uint32Array {
  const sums = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    sums[index + 1] = (sums[index] as number) + count;
  });
  return sums;
}
