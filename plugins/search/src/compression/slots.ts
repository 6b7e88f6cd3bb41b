/**
 * Numbers of any size as deflate has them: a slot, which tells the highest bits and gets a Huffman
 * code, and the bits that follow. `BitReader.inSlot` reads them.
 * @param precision bits behind the highest one that the slot tells
 */
export function slotOf(value: number, precision: number): number {
  const extra = 31 - Math.clz32(value) - precision;
  return extra < 1 ? value : (extra << precision) + (value >> extra);
}

/** Number of bits that follow a slot. */
export const extraBits = (slot: number, precision: number): number =>
  Math.max(0, (slot >> precision) - 1);
