export const encoder = new TextEncoder();
export const decoder = new TextDecoder();

/** Throws a RangeError. `unseal` wraps it in a `SearchIndexError` that names the file. */
export function refuse(): never {
  throw new RangeError('data is damaged');
}

/** Reads the output of `ByteWriter`. Reading past the end throws a RangeError. */
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

  /** Writes an unsigned integer as LEB128: seven bits per byte, lowest first. */
  number(value: number): void {
    this.#reserve(5);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.length++] = rest;
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.length);
    this.length += values.length;
  }

  text(value: string): void {
    const encoded = encoder.encode(value);
    this.number(encoded.length);
    this.bytes(encoded);
  }

  clear(): void {
    this.length = 0;
  }

  /** Everything written so far, valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  finish(): Uint8Array {
    return this.view().slice();
  }
}

/**
 * Returns running sums. The item at each position is `start` plus all numbers before that position. The last
 * item is `start` plus all numbers.
 */
export function runningSums(counts: readonly number[] | Uint8Array, start = 0): Uint32Array {
  const sums = new Uint32Array(counts.length + 1).fill(start, 0, 1);
  counts.forEach((count, index) => {
    sums[index + 1] = (sums[index] as number) + count;
  });
  return sums;
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
