import {ByteReader} from '../format/ByteReader';
import {IN_HEADING} from '../format/layout';

/** Where a term occurs, decoded. */
export interface PostingList {
  sections: Uint32Array;
  /** Content impact and flags of each section. */
  impacts: Uint8Array;
  /** Heading byte of each section; 0 where the term is not in its heading. */
  headings: Uint8Array;
  /** Start of lunr's weights, for an exact index. */
  weights: DataView | undefined;
}

/** First index whose term is not below `term`. */
export function lowerBound(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A range of the dictionary with its postings. */
export class Slice {
  readonly terms: string[] = [];
  readonly counts: Uint32Array;
  readonly #offsets: Uint32Array;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    const count = reader.number();
    this.#bytes = bytes;
    this.counts = new Uint32Array(count);
    this.#offsets = new Uint32Array(count + 1);
    let last = '';
    let offset = 0;
    for (let index = 0; index < count; index++) {
      last = last.slice(0, reader.number()) + reader.text();
      this.terms.push(last);
      this.counts[index] = reader.number();
      this.#offsets[index] = offset;
      offset += reader.number();
    }
    this.#offsets[count] = offset;
    const start = reader.position;
    for (let index = 0; index <= count; index++)
      this.#offsets[index] = (this.#offsets[index] as number) + start;
  }

  postings(index: number): PostingList {
    const count = this.counts[index] as number;
    const start = this.#offsets[index] as number;
    const end = this.#offsets[index + 1] as number;
    const reader = new ByteReader(this.#bytes, start, end);
    const sections = new Uint32Array(count);
    let last = -1;
    for (let at = 0; at < count; at++) {
      last += reader.number() + 1;
      sections[at] = last;
    }
    const impacts = reader.slice(count);
    const headings = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      if ((impacts[at] as number) & IN_HEADING) headings[at] = reader.byte();
    }
    const rest = end - reader.position;
    const weights =
      rest > 0
        ? new DataView(this.#bytes.buffer, this.#bytes.byteOffset + reader.position, rest)
        : undefined;
    return {sections, impacts, headings, weights};
  }
}
