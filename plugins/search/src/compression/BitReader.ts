import {refuse} from '../bytes/refuse';
import {type HuffmanCode, MOST_BITS} from './huffmanCode';

/** Reads numbers of some bits and symbols of Huffman codes, lowest bits of each byte first. */
export class BitReader {
  #position = 0;
  #bits = 0;
  #count = 0;

  constructor(readonly input: Uint8Array) {}

  /** Reads bytes until there are so many bits, as far as there are bytes. */
  #fill(count: number): void {
    while (this.#count < count && this.#position < this.input.length) {
      this.#bits |= (this.input[this.#position++] as number) << this.#count;
      this.#count += 8;
    }
  }

  #drop(count: number): void {
    if (count > this.#count) refuse();
    this.#bits >>>= count;
    this.#count -= count;
  }

  /** A number of so many bits, 16 at most. */
  take(count: number): number {
    this.#fill(count);
    const value = this.#bits & ((1 << count) - 1);
    this.#drop(count);
    return value;
  }

  symbol({table, mask}: HuffmanCode): number {
    this.#fill(MOST_BITS);
    const entry = table[this.#bits & mask] as number;
    const length = entry & 15;
    if (length === 0) refuse();
    this.#drop(length);
    return entry >> 4;
  }

  /** A number of any size in a slot: its highest bits, `precision` of them behind the first one. */
  inSlot(slot: number, precision: number): number {
    const extra = (slot >> precision) - 1;
    if (extra < 1) return slot;
    const ones = 1 << precision;
    return ((ones + (slot & (ones - 1))) << extra) + this.take(extra);
  }

  /** @throws RangeError where more than the padding of the last byte is left */
  finish(): void {
    if (this.#position < this.input.length || this.#count > 7) refuse();
  }
}
