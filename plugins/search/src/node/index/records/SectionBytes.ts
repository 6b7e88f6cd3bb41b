/** Encoded texts of the sections of a page in one buffer, because a large site has a million sections. */
export class SectionBytes {
  readonly bytes: Buffer;
  readonly #ends: Uint32Array;

  constructor(texts: readonly string[]) {
    this.bytes = Buffer.from(texts.join(''));
    let end = 0;
    this.#ends = Uint32Array.from(texts, (text) => (end += Buffer.byteLength(text)));
  }

  get length(): number {
    return this.#ends.length;
  }

  at(section: number): Uint8Array {
    return this.bytes.subarray(this.#ends[section - 1] ?? 0, this.#ends[section]);
  }
}
