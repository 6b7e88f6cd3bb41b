import {MOST_BITS} from './huffmanCode';

/** Bits of each symbol in the best code for these counts, however long the longest is. */
function unlimited(counts: readonly number[]): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const symbols = Array.from(counts.keys())
    .filter((symbol) => (counts[symbol] as number) > 0)
    .sort((a, b) => (counts[a] as number) - (counts[b] as number) || a - b);
  const leaves = symbols.length;
  if (leaves === 1) lengths[symbols[0] as number] = 1;
  // Leaves by count, and behind them the nodes that join two, which come up by count as well.
  const sums = symbols.map((symbol) => counts[symbol] as number);
  const parents: number[] = [];
  let leaf = 0;
  let node = leaves;
  while (sums.length < 2 * leaves - 1) {
    let sum = 0;
    for (let child = 0; child < 2; child++) {
      const isLeaf = leaf < leaves && (sums[leaf] as number) <= (sums[node] ?? Infinity);
      const least = isLeaf ? leaf++ : node++;
      parents[least] = sums.length;
      sum += sums[least] as number;
    }
    sums.push(sum);
  }
  const depths = new Uint8Array(sums.length);
  for (let at = sums.length - 2; at >= 0; at--) {
    const depth = (depths[parents[at] as number] as number) + 1;
    depths[at] = depth;
    if (at < leaves) lengths[symbols[at] as number] = depth;
  }
  return lengths;
}

/**
 * Bits of each symbol's code: short ones for what is frequent, and none above `most`.
 * Source: Huffman, A Method for the Construction of Minimum-Redundancy Codes. Where a code is too
 * long, rare symbols count more until it is not, which costs next to nothing.
 * @param counts how often each symbol occurs; one that never does has no code
 * @param most bits of the longest code
 */
export function huffmanLengths(counts: readonly number[], most = MOST_BITS): Uint8Array {
  for (let rest = counts; ; rest = rest.map((count) => (count > 0 ? (count >> 1) + 1 : 0))) {
    const lengths = unlimited(rest);
    if (Math.max(...lengths) <= most) return lengths;
  }
}
