import {refuse} from './refuse';
import {decoder} from './utf8';

/** Reads what `ByteWriter` wrote. Reading past the end throws a RangeError. */
export class ByteReader {
  position: number;

  constructor(
    readonly bytes: Uint8Array,
    start = 0,
    readonly end = bytes.length,
  ) {
    this.position = start;
  }

  byte(): number {
    if (this.position >= this.end) refuse();
    return this.bytes[this.position++] as number;
  }

  number(): number {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
      if (shift > 28) refuse();
    }
  }

  numbers(count: number): number[] {
    const numbers: number[] = [];
    for (let left = count; left > 0; left--) numbers.push(this.number());
    return numbers;
  }

  slice(length: number): Uint8Array {
    if (this.position + length > this.end) refuse();
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }

  text(): string {
    return decoder.decode(this.slice(this.number()));
  }
}
