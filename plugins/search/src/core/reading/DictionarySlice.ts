import {ByteReader, refuse, runningSums} from '../format/bytes';
import {readFrontCoded} from '../format/wordLists';
import {
  CONTENT_IMPACT,
  FIELDS,
  hasShortlist,
  IMPACT_STEPS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
  isTerm,
  MOST_WEIGHT,
  SUMMARY,
  WEIGHT_STEPS,
} from '../format/layout';
import type {Scheduler} from './Scheduler';

/** Where a term occurs, decoded. */
export interface PostingList {
  sections: Uint32Array;
  /** Content impact and flags of each section. */
  impacts: Uint8Array;
  /** Heading byte of each section; 0 where its heading does not have the term, or has it as two words. */
  headings: Uint8Array;
  /** lunr's weights of the fields but the content, a byte each. */
  weights: Uint8Array;
}

/** Number of fields that have a weight of their own. */
const countFlags = (impact: number): number =>
  (impact & IN_HEADING ? 1 : 0) +
  (impact & IN_DESCRIPTION ? 1 : 0) +
  (impact & IN_KEYWORDS ? 1 : 0);

/** A range of the dictionary with its postings. */
export class DictionarySlice {
  readonly terms: string[];
  /** Number of sections with each term; of a summary, the sum over its terms. */
  readonly counts: readonly number[];
  /** Number of sections that the list names: all, or those of a shortlist or a summary. */
  readonly #listed: readonly number[];
  readonly #bytes: Uint8Array;
  /** Where the sections, impacts, headings and weights of each term start. */
  readonly #sections: Uint32Array;
  readonly #impacts: Uint32Array;
  readonly #headings: Uint32Array;
  readonly #weights: Uint32Array;

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
    const behind = (starts: Uint32Array, lengthOf: (term: number) => number): Uint32Array =>
      runningSums(
        counts.map((_, term) => lengthOf(term)),
        starts[counts.length],
      );
    this.#headings = behind(this.#impacts, (term) =>
      this.#sum(term, (impact) => (impact & IN_HEADING ? 1 : 0)),
    );
    this.#weights = behind(this.#headings, (term) =>
      this.#isPartial(term) ? 0 : this.#sum(term, countFlags),
    );
    if (this.#weights[counts.length] !== bytes.length) refuse();
  }

  /** Whether the list of a term names only the best of its sections. */
  isShort(index: number): boolean {
    const count = this.counts[index] as number;
    return hasShortlist(count) && isTerm(this.terms[index] as string);
  }

  #isPartial(index: number): boolean {
    return this.isShort(index) || (this.terms[index] as string).startsWith(SUMMARY);
  }

  #sum(term: number, valueOf: (impact: number) => number): number {
    const end = this.#impacts[term + 1] as number;
    let sum = 0;
    for (let at = this.#impacts[term] as number; at < end; at++)
      sum += valueOf(this.#bytes[at] as number);
    return sum;
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
    const weights = bytes.subarray(this.#weights[index], this.#weights[index + 1]);
    return {sections, impacts, headings, weights};
  }
}

/**
 * Receives lunr's weight of a term in one field of a section, before idf and boost. Both are one
 * number: that of the section times that of all fields, plus that of the field.
 */
export type VisitField = (place: number, weight: number) => void;

/** Walks over the fields in which a term occurs, in the order of `FIELDS`. */
export async function visitFields(
  {sections, impacts, weights}: PostingList,
  isLead: (section: number) => boolean,
  scheduler: Scheduler,
  visit: VisitField,
): Promise<void> {
  let offset = 0;
  const next = (): number => (MOST_WEIGHT * (weights[offset++] as number)) / WEIGHT_STEPS;
  let at = 0;
  await scheduler.each(sections, (section) => {
    const impact = impacts[at++] as number;
    const first = section * FIELDS.length;
    if (impact & IN_HEADING) visit(isLead(section) ? first : first + 1, next());
    if (impact & IN_DESCRIPTION) visit(first + 2, next());
    if (impact & IN_KEYWORDS) visit(first + 3, next());
    const content = impact & CONTENT_IMPACT;
    if (content > 0) visit(first + 4, (MOST_WEIGHT * content) / IMPACT_STEPS);
  });
}

/** Index of a field in `FIELDS`. */
export const fieldNumber = (name: string): number => (FIELDS as readonly string[]).indexOf(name);
