import {GrowingArray} from './GrowingArray';

/** Number of values in a record: term, frequencies in prose and code, frequencies elsewhere with flags. */
export const RECORD = 3;

/** Positions of the frequencies in a record's third number, in bits. */
export const RAW_HEADING = 0;
export const RAW_DESCRIPTION = 8;
export const RAW_KEYWORDS = 16;
export const RAW_FLAGS = 24;

/** Flags in the highest byte of a record's third number. */
export const RAW_CRUMBS = 1;
export const RAW_FIRST = 2;
export const RAW_KIND = 4;
/** The heading has the term as two words. */
export const RAW_JOINED = 8;
/**
 * The term is a name of the section: other pages link to the section with the term, or its address ends in it.
 */
export const RAW_NAME = 16;

/** Number of lengths per section, and the index of each. Lengths are in words. */
export const LENGTHS = 2;
export const LENGTH = {prose: 0, code: 1} as const;

const MOST_IN_TEXT = 0xffff;
const MOST_ELSEWHERE = 255;

/** Frequencies of the terms of all sections, section after section, in typed arrays. */
export class SectionRecords {
  readonly records = new GrowingArray();
  readonly starts: number[] = [];
  /** Letters of each section's heading, without stop words if there are other words. */
  readonly headingLetters: number[] = [];
  readonly lengths = new GrowingArray();
  #slots = new Int32Array(4096).fill(-1);

  startSection(): void {
    this.starts.push(this.records.length);
  }

  endSection(headingLetters: number, lengths: readonly number[]): void {
    this.headingLetters.push(headingLetters);
    for (const length of lengths) this.lengths.push(length);
  }

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

  /** @param flag one of `RAW_CRUMBS`, `RAW_FIRST`, `RAW_KIND`, `RAW_JOINED` and `RAW_NAME` */
  flag(term: number, flag: number): void {
    const at = this.#slot(term) + 2;
    const {values} = this.records;
    values[at] = ((values[at] as number) | (flag << RAW_FLAGS)) >>> 0;
  }

  /**
   * Marks a term as a name of a section that was recorded before, if the section has the term.
   * @param section in the order in which sections were recorded
   * @param evenInHeading whether the term also becomes a name if it is in the heading
   */
  nameLater(section: number, term: number, evenInHeading: boolean): void {
    const {values, length} = this.records;
    const end = this.starts[section + 1] ?? length;
    for (let at = this.starts[section] as number; at < end; at += RECORD) {
      const other = values[at + 2] as number;
      if (values[at] !== term || (!evenInHeading && (other & MOST_ELSEWHERE) > 0)) continue;
      values[at + 2] = (other | (RAW_NAME << RAW_FLAGS)) >>> 0;
    }
  }

  #slot(term: number): number {
    if (term >= this.#slots.length) this.#grow(term);
    let slot = this.#slots[term] as number;
    if (slot < (this.starts.at(-1) as number)) {
      slot = this.records.length;
      this.#slots[term] = slot;
      this.records.push(term);
      this.records.push(0);
      this.records.push(0);
    }
    return slot;
  }

  #add(term: number, word: number, shift: number, limit: number): void {
    const at = this.#slot(term) + word;
    const {values} = this.records;
    const value = values[at] as number;
    if (((value >>> shift) & limit) < limit) values[at] = (value + (1 << shift)) >>> 0;
  }

  #grow(term: number): void {
    const slots = new Int32Array(Math.max(term + 1, this.#slots.length * 2)).fill(-1);
    slots.set(this.#slots);
    this.#slots = slots;
  }
}
