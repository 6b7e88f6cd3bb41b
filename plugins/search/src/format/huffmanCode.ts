/** Longest code of deflate, in bits. */
export const MOST_BITS = 15;

/** A Huffman code, as a table over the next bits of the data. */
export interface HuffmanCode {
  /** Symbol × 16 + number of bits of its code; 0 where the bits are no code. */
  table: Uint16Array;
  /** Bits that choose an entry of the table. */
  mask: number;
}

/**
 * The canonical code of RFC 1951, section 3.2.2.
 * @param lengths bits of each symbol's code; 0 for a symbol without one
 * @param space memory for the table, two to the power of the longest code's bits at least; what it
 * held is overwritten
 */
export function huffmanCode(lengths: Uint8Array, space: Uint16Array): HuffmanCode {
  const counts = new Uint16Array(MOST_BITS + 1);
  let longest = 0;
  for (const length of lengths) {
    counts[length] = (counts[length] as number) + 1;
    if (length > longest) longest = length;
  }
  counts[0] = 0;
  const next = new Uint16Array(MOST_BITS + 2);
  for (let length = 1; length <= longest; length++)
    next[length + 1] = ((next[length] as number) + (counts[length] as number)) << 1;
  const table = space.subarray(0, 1 << longest).fill(0);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const code = next[length] as number;
    next[length] = code + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
    for (let at = reversed; at < table.length; at += 1 << length)
      table[at] = (symbol << 4) | length;
  }
  return {table, mask: table.length - 1};
}
