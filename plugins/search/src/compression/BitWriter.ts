import {ByteWriter} from '../bytes/ByteWriter';
import {extraBits} from './slots';

/** Writes what `BitReader` reads. */
export class BitWriter {
  readonly #writer = new ByteWriter();
  #bits = 0;
  #count = 0;

  /** The lowest bits of a number, 16 at most. */
  put(value: number, count: number): void {
    this.#bits |= value << this.#count;
    this.#count += count;
    for (; this.#count > 7; this.#count -= 8) {
      this.#writer.byte(this.#bits & 255);
      this.#bits >>>= 8;
    }
  }

  /** The bits of a number that its slot does not tell. */
  putRest(value: number, slot: number, precision: number): void {
    const count = extraBits(slot, precision);
    this.put(value & ((1 << count) - 1), count);
  }

  /** What was written, filled up with zeros to a whole byte. */
  finish(): Uint8Array {
    this.put(0, (8 - this.#count) & 7);
    return this.#writer.finish();
  }
}
