/** Words of a posting record: term, frequencies in prose and code, frequencies elsewhere and flags. */
export const RECORD = 3;

/** Where the frequencies stand in a record's third word, in bits. */
export const RAW_HEADING = 0;
export const RAW_DESCRIPTION = 8;
export const RAW_KEYWORDS = 16;
export const RAW_FLAGS = 24;

/** Flags in the highest byte of a record's third word. */
export const RAW_CRUMBS = 1;
export const RAW_FIRST = 2;
export const RAW_KIND = 4;
/** The heading has the term as two words. */
export const RAW_JOINED = 8;
/** The address ends in the term. */
export const RAW_ADDRESS = 16;

/** Lengths that are counted of a section, in words, and where each stands among them. */
export const LENGTHS = 5;
export const LENGTH = {heading: 0, description: 1, keywords: 2, prose: 3, code: 4} as const;

/** Whole numbers up to 2³², appended one by one or many at a time. */
export class GrowingArray {
  values = new Uint32Array(4096);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) this.#grow(this.length + 1);
    this.values[this.length++] = value;
  }

  append(values: Uint32Array): void {
    const length = this.length + values.length;
    if (length > this.values.length) this.#grow(length);
    this.values.set(values, this.length);
    this.length = length;
  }

  #grow(least: number): void {
    const grown = new Uint32Array(Math.max(least, this.values.length * 2));
    grown.set(this.values.subarray(0, this.length));
    this.values = grown;
  }
}

/** Most that is counted in prose or code, and elsewhere. */
const MOST_IN_TEXT = 0xffff;
const MOST_ELSEWHERE = 255;

/** Posting records of one page after another. Terms are numbers, the same for all pages. */
export class PageRecords {
  readonly #records = new GrowingArray();
  #first = 0;
  /** Where a term's record may be: it is there if that record has the term. */
  #slots = new Int32Array(4096);
  /** Number of a term within the page, by term. */
  #local = new Int32Array(4096).fill(-1);

  startPage(): void {
    this.#records.length = 0;
  }

  /** @returns where the section's records start */
  startSection(): number {
    this.#first = this.#records.length;
    return this.#first;
  }

  /** Counts a term in the prose or code of the section. */
  addInText(term: number, isCode: boolean): void {
    this.#add(term, 1, isCode ? 16 : 0, MOST_IN_TEXT);
  }

  /**
   * Counts a term in another field of the section.
   * @param field one of `RAW_HEADING`, `RAW_DESCRIPTION` and `RAW_KEYWORDS`
   */
  addElsewhere(term: number, field: number): void {
    this.#add(term, 2, field, MOST_ELSEWHERE);
  }

  /** @param flag one of `RAW_CRUMBS`, `RAW_FIRST`, `RAW_KIND` and `RAW_JOINED` */
  flag(term: number, flag: number): void {
    const at = this.#slot(term) + 2;
    const values = this.#records.values;
    values[at] = ((values[at] as number) | (flag << 24)) >>> 0;
  }

  /** The records of the page; a record's term is its place in `terms`. */
  finish(): {terms: number[]; records: Uint32Array} {
    const records = this.#records.values.slice(0, this.#records.length);
    const terms: number[] = [];
    for (let at = 0; at < records.length; at += RECORD) {
      const term = records[at] as number;
      if (this.#local[term] === -1) {
        this.#local[term] = terms.length;
        terms.push(term);
      }
      records[at] = this.#local[term] as number;
    }
    for (const term of terms) this.#local[term] = -1;
    return {terms, records};
  }

  #slot(term: number): number {
    const records = this.#records;
    if (term >= this.#slots.length) this.#grow(term);
    let slot = this.#slots[term] as number;
    if (slot < this.#first || slot >= records.length || records.values[slot] !== term) {
      slot = records.length;
      this.#slots[term] = slot;
      records.push(term);
      records.push(0);
      records.push(0);
    }
    return slot;
  }

  /** Adds to one of the frequencies, of 8 or 16 bits, without overflow. */
  #add(term: number, word: number, shift: number, limit: number): void {
    const at = this.#slot(term) + word;
    const values = this.#records.values;
    const value = values[at] as number;
    if (((value >>> shift) & limit) < limit) values[at] = (value + (1 << shift)) >>> 0;
  }

  #grow(term: number): void {
    const size = Math.max(term + 1, this.#slots.length * 2);
    const slots = new Int32Array(size);
    slots.set(this.#slots);
    this.#slots = slots;
    // Only while a page is finished is any number known, and then no term is new.
    this.#local = new Int32Array(size).fill(-1);
  }
}
