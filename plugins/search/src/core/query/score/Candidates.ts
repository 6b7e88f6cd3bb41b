import {FIRST_IN_HEADING, HEADING_LENGTH, KIND_IN_HEADING} from '../../format/layout';
import type {PostingList} from '../../reading/DictionarySlice';
import {impactFrequency, impactScore} from './impactScores';

export class Candidates {
  readonly sections: Uint32Array;
  count = 0;
  /**
   * Score of each candidate in each column: the highest score of the terms in that column. If `isTogether` is
   * set, it is the sum of the frequencies of all forms until `saturate` is called.
   */
  readonly scores: Float32Array;
  /**
   * Number of letters that the word of each column covers in the candidate's heading, plus one; 0 if the
   * heading does not have the word.
   */
  readonly covered: Uint8Array;
  /** Like `scores`, but for terms in the heading, where other forms of a word have a higher weight. */
  readonly named: Float32Array;
  /** Heading byte of each candidate. It has the flag `FIRST_IN_HEADING` if any of the words has it. */
  readonly headings: Uint8Array;
  /** 1 if the candidate has the last word of the query as typed, or another form of it. */
  readonly typed: Uint8Array;
  readonly #places: Int32Array;

  /**
   * @param columnCount number of words and joins that are scored separately
   * @param most maximum number of candidates
   * @param isTogether whether the frequencies of all forms of a word are added and then saturated, as for one
   * term. By default, only the best form counts
   */
  constructor(
    sectionCount: number,
    readonly columnCount: number,
    most: number,
    readonly isTogether = false,
  ) {
    const size = Math.min(most, sectionCount);
    this.#places = new Int32Array(sectionCount).fill(-1);
    this.sections = new Uint32Array(size);
    this.headings = new Uint8Array(size);
    this.typed = new Uint8Array(size);
    this.scores = new Float32Array(size * columnCount);
    this.covered = new Uint8Array(size * columnCount);
    this.named = new Float32Array(size * columnCount);
  }

  /**
   * Adds the postings of a term.
   *
   * @param columns columns of the query's words in the order of the term, or the column of a join
   * @param letters number of letters that the term covers in a heading, for each of the columns
   * @param isForm whether the term is another form of the word
   */
  add(
    list: PostingList,
    columns: readonly number[],
    weight: number,
    headingWeight: number,
    letters: readonly number[],
    isForm = false,
  ): void {
    const {sections, impacts, headings} = list;
    for (let posting = 0; posting < sections.length; posting++) {
      const section = sections[posting] as number;
      let place = this.#places[section] as number;
      if (place < 0) {
        place = this.count++;
        this.#places[section] = place;
        this.sections[place] = section;
      }
      const listed = headings[posting] as number;
      const isKind = listed === KIND_IN_HEADING;
      const heading = this.#knowing(listed, place);
      const full = impactScore(impacts[posting] as number, isKind ? listed : heading);
      const score = this.isTogether
        ? weight * impactFrequency(impacts[posting] as number, isKind ? listed : heading)
        : full * weight;
      const named = full * headingWeight;
      const base = place * this.columnCount;
      for (let at = 0; at < columns.length; at++) {
        const column = columns[at] as number;
        const known = this.scores[base + column] as number;
        if (this.isTogether && isForm) this.scores[base + column] = known + score;
        else if (score > known) this.scores[base + column] = score;
        if (heading === 0) continue;
        if (named > (this.named[base + column] as number)) this.named[base + column] = named;
        // A word for the kind of a declaration covers no letters of the name.
        const covers = isKind ? 1 : Math.min(255, 1 + (letters[at] as number));
        if (covers > (this.covered[base + column] as number)) this.covered[base + column] = covers;
      }
      if (heading !== 0) {
        const wasFirst = (this.headings[place] as number) & FIRST_IN_HEADING;
        const first = columns[0] === 0 ? heading & FIRST_IN_HEADING : 0;
        this.headings[place] = (heading & HEADING_LENGTH) | wasFirst | first;
      }
    }
  }

  /**
   * Converts frequencies that were added into scores from 0 to 1.
   *
   * @param half frequency that gives a score of one half
   */
  saturate(half: number): void {
    const {scores} = this;
    for (let at = 0; at < this.count * this.columnCount; at++) {
      const frequency = scores[at] as number;
      scores[at] = frequency / (frequency + half);
    }
  }

  markTyped({sections}: PostingList): void {
    for (const section of sections) this.typed[this.placeOf(section)] = 1;
  }

  placeOf = (section: number): number => this.#places[section] as number;

  /**
   * Returns the heading byte. If the term's own list omits the heading's length, takes it from an earlier list.
   */
  #knowing(heading: number, place: number): number {
    if (heading === 0) return 0;
    const letters = heading & HEADING_LENGTH || HEADING_LENGTH;
    const known = (this.headings[place] as number) & HEADING_LENGTH || HEADING_LENGTH;
    return (heading & FIRST_IN_HEADING) | Math.min(letters, known);
  }
}
