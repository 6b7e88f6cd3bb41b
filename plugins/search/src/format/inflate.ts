import {type HuffmanCode, huffmanCode, MOST_BITS} from './huffmanCode';

/** Code of the longest repetition, which is not in the order of the others. */
const LONGEST = 285;
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const FIXED_LENGTHS = new Uint8Array(288)
  .fill(8, 0, 144)
  .fill(9, 144, 256)
  .fill(7, 256, 280)
  .fill(8, 280);
const FIXED_DISTANCES = new Uint8Array(30).fill(5);

/**
 * Tables of the codes in use. One set serves all data, which is decompressed at once: new ones for
 * each block of each file would keep the garbage collector busy.
 */
const ORDER_TABLE = new Uint16Array(1 << 7);
const LITERAL_TABLE = new Uint16Array(1 << MOST_BITS);
const DISTANCE_TABLE = new Uint16Array(1 << MOST_BITS);

function refuse(): never {
  throw new RangeError('compressed data is damaged');
}

class Inflater {
  #position = 0;
  #bits = 0;
  #count = 0;
  #output: Uint8Array;
  #length: number;

  constructor(
    readonly input: Uint8Array,
    readonly dictionary: Uint8Array,
    expected: number,
  ) {
    this.#output = new Uint8Array(dictionary.length + expected);
    this.#output.set(dictionary);
    this.#length = dictionary.length;
  }

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

  #room(count: number): void {
    if (this.#length + count > this.#output.length) refuse();
  }

  #stored(): void {
    this.#drop(this.#count & 7);
    const length = this.take(16);
    this.take(16);
    this.#room(length);
    for (let index = 0; index < length; index++) this.#output[this.#length++] = this.take(8);
  }

  #dynamic(): [literals: Uint8Array, distances: Uint8Array] {
    const literals = this.take(5) + 257;
    const distances = this.take(5) + 1;
    const orders = this.take(4) + 4;
    const meta = new Uint8Array(19);
    for (let index = 0; index < orders; index++) meta[ORDER[index] as number] = this.take(3);
    const code = huffmanCode(meta, ORDER_TABLE);
    const lengths = new Uint8Array(literals + distances);
    for (let index = 0; index < lengths.length;) {
      const symbol = this.symbol(code);
      if (symbol < 16) {
        lengths[index++] = symbol;
        continue;
      }
      const value = symbol === 16 ? (lengths[index - 1] ?? 0) : 0;
      const count =
        symbol === 16 ? 3 + this.take(2) : symbol === 17 ? 3 + this.take(3) : 11 + this.take(7);
      lengths.fill(value, index, index + count);
      index += count;
    }
    return [lengths.subarray(0, literals), lengths.subarray(literals)];
  }

  /** A number whose code gives its highest bits, `precision` of them behind the first one. */
  #slot(code: number, precision: number): number {
    const extra = (code >> precision) - 1;
    if (extra < 1) return code;
    const ones = 1 << precision;
    return ((ones + (code & (ones - 1))) << extra) + this.take(extra);
  }

  #codes(literalLengths: Uint8Array, distanceLengths: Uint8Array): void {
    const literals = huffmanCode(literalLengths, LITERAL_TABLE);
    const distances = huffmanCode(distanceLengths, DISTANCE_TABLE);
    for (;;) {
      const symbol = this.symbol(literals);
      if (symbol === 256) return;
      if (symbol < 256) {
        this.#room(1);
        this.#output[this.#length++] = symbol;
        continue;
      }
      const length = symbol === LONGEST ? 258 : 3 + this.#slot(symbol - 257, 2);
      const distance = 1 + this.#slot(this.symbol(distances), 1);
      this.#room(length);
      if (distance > this.#length) refuse();
      const output = this.#output;
      let to = this.#length;
      let from = to - distance;
      for (let left = length; left > 0; left--) output[to++] = output[from++] as number;
      this.#length = to;
    }
  }

  run(): Uint8Array {
    for (let last = 0; last === 0;) {
      last = this.take(1);
      const type = this.take(2);
      if (type === 0) this.#stored();
      else if (type === 1) this.#codes(FIXED_LENGTHS, FIXED_DISTANCES);
      else if (type === 2) this.#codes(...this.#dynamic());
      else refuse();
    }
    if (this.#length !== this.#output.length) refuse();
    return this.#output.subarray(this.dictionary.length);
  }
}

const NOTHING: Uint8Array = new Uint8Array(0);

/**
 * Decompresses raw deflate (RFC 1951) at once. The browser's own DecompressionStream is not used
 * because it has no preset dictionaries and costs a task switch for each block.
 * @param expected length of the result in bytes
 * @param dictionary what the compressed data may refer back to
 * @throws RangeError where the data is not a deflate stream of that length
 */
export function inflate(input: Uint8Array, expected: number, dictionary = NOTHING): Uint8Array {
  return new Inflater(input, dictionary, expected).run();
}
