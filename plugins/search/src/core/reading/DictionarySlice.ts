import {ByteReader, refuse, runningSums} from '../format/bytes';
import {readFrontCoded} from '../format/wordLists';
import {hasShortlist, IN_HEADING, isTerm, SUMMARY} from '../format/layout';

export interface PostingList {
  sections: Uint32Array;
  impacts: Uint8Array;
  /** Heading byte of each section; 0 if its heading does not have the term, or has it as two words. */
  headings: Uint8Array;
}

export class DictionarySlice {
  readonly terms: string[];
  /** Number of sections with each term. For a summary, the sum over its terms. */
  readonly counts: readonly number[];
  readonly #listed: readonly number[];
  readonly #bytes: Uint8Array;
  readonly #sections: Uint32Array;
  readonly #impacts: Uint32Array;
  readonly #headings: Uint32Array;

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    this.#bytes = bytes;
    this.terms = readFrontCoded(reader);
    this.counts = reader.numbers(this.terms.length);
    const {counts} = this;
    this.#listed = counts.map((count, term) => (this.#isPartial(term) ? reader.number() : count));
    const listed = this.#listed;
    const start = reader.position;
    const lengths = listed.map((count) => {
      const from = reader.position;
      for (let left = count; left > 0;) if (reader.byte() < 128) left--;
      return reader.position - from;
    });
    this.#sections = runningSums(lengths, start);
    this.#impacts = runningSums(listed, reader.position);
    this.#headings = runningSums(
      counts.map((_, term) => this.#countHeadings(term)),
      this.#impacts[counts.length],
    );
    if (this.#headings[counts.length] !== bytes.length) refuse();
  }

  isShort(index: number): boolean {
    const count = this.counts[index] as number;
    return hasShortlist(count) && isTerm(this.terms[index] as string);
  }

  #isPartial(index: number): boolean {
    return this.isShort(index) || (this.terms[index] as string).startsWith(SUMMARY);
  }

  #countHeadings(term: number): number {
    const end = this.#impacts[term + 1] as number;
    let count = 0;
    for (let at = this.#impacts[term] as number; at < end; at++)
      if ((this.#bytes[at] as number) & IN_HEADING) count++;
    return count;
  }

  postings(index: number): PostingList {
    const bytes = this.#bytes;
    const count = this.#listed[index] as number;
    const reader = new ByteReader(bytes, this.#sections[index]);
    const sections = new Uint32Array(count);
    let last = -1;
    for (let at = 0; at < count; at++) {
      last += reader.number() + 1;
      sections[at] = last;
    }
    const start = this.#impacts[index] as number;
    const impacts = bytes.subarray(start, start + count);
    const headings = new Uint8Array(count);
    let heading = this.#headings[index] as number;
    for (let at = 0; at < count; at++) {
      if ((impacts[at] as number) & IN_HEADING) headings[at] = bytes[heading++] as number;
    }
    return {sections, impacts, headings};
  }
}
