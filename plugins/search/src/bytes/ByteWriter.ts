import {encoder} from './utf8';

/** A growing buffer of bytes with the number and text encodings of the index format. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  length = 0;

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + count));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  /** An unsigned whole number, seven bits a byte, lowest first (LEB128). */
  number(value: number): void {
    this.#reserve(5);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  float(value: number): void {
    this.bytes(new Uint8Array(Float32Array.of(value).buffer));
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.length);
    this.length += values.length;
  }

  /** UTF-8 text behind its length in bytes. */
  text(value: string): void {
    const encoded = encoder.encode(value);
    this.number(encoded.length);
    this.bytes(encoded);
  }

  /** What was written so far, as a copy. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}
