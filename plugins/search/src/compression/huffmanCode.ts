/** Longest code in bits: longer ones would make the tables large, for symbols that are very rare. */
export const MOST_BITS = 12;

/** A Huffman code, as a table over the next bits of the data. */
export interface HuffmanCode {
  /** Symbol × 16 + number of bits of its code; 0 where the bits are no code. */
  table: Uint16Array;
  /** Bits that choose an entry of the table. */
  mask: number;
}

/**
 * The canonical code of RFC 1951, section 3.2.2: what is written for each symbol, lowest bit first.
 * @param lengths bits of each symbol's code; 0 for a symbol without one
 */
export function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const next = new Uint16Array(MOST_BITS + 2);
  for (const length of lengths) if (length > 0) next[length + 1] = (next[length + 1] as number) + 1;
  for (let length = 1; length <= MOST_BITS + 1; length++)
    next[length] = ((next[length - 1] as number) + (next[length] as number)) << 1;
  return Uint16Array.from(lengths, (length) => {
    let code = next[length] as number;
    next[length] = code + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++, code >>= 1) reversed = (reversed << 1) | (code & 1);
    return reversed;
  });
}

/** The table by which a canonical code is read. */
export function huffmanCode(lengths: Uint8Array): HuffmanCode {
  const table = new Uint16Array(1 << Math.max(...lengths));
  canonicalCodes(lengths).forEach((code, symbol) => {
    const length = lengths[symbol] as number;
    if (length === 0) return;
    for (let at = code; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length;
  });
  return {table, mask: table.length - 1};
}
