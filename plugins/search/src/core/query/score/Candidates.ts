import {FIRST_IN_HEADING, HEADING_LENGTH, KIND_IN_HEADING} from '../../format/layout';
import type {PostingList} from '../../reading/DictionarySlice';
import {impactFrequency, impactScore} from './impactScores';

/** Scores of sections, a column for each word of the query and each join. */
export class Candidates {
  /** Sections in the order in which they were met. */
  readonly sections: Uint32Array;
  count = 0;
  /** Score of each candidate in each column: that of the best list. */
  readonly scores: Float32Array;
  /** One more than the letters that each column covers of the candidate's heading; 0 if it is not in it. */
  readonly covered: Uint8Array;
  /** Score of each candidate in each column where its heading has it; forms count more there. */
  readonly named: Float32Array;
  /** Heading byte with the first-word flag, over all words. */
  readonly headings: Uint8Array;
  /** 1 where the candidate has the end of the query as it is typed, or by its stem. */
  readonly typed: Uint8Array;
  readonly #places: Int32Array;

  /**
   * @param sectionCount sections of the index
   * @param columnCount words and joins that are scored one by one
   * @param most number of sections that can be met, at most `sectionCount`
   * @param isTogether whether the forms of a word count together, as if they were one term: their frequencies are
   *   added, and saturated at the end. Default the best of them counts
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
   * Counts a list for the words that it stands for, or for a join.
   * @param columns those of the words in the order in which the term has them, or the one of the join
   * @param weight factor on its score
   * @param headingWeight factor on its score in a heading
   * @param letters what the term covers of a heading, for each of the columns
   * @param isForm whether it is a form of the word
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
        // A word for the kind of the named thing covers no letters of the name.
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
   * Turns frequencies that were counted together into scores from 0 to 1.
   * @param half frequency whose score is a half
   */
  saturate(half: number): void {
    const {scores} = this;
    for (let at = 0; at < this.count * this.columnCount; at++) {
      const frequency = scores[at] as number;
      scores[at] = frequency / (frequency + half);
    }
  }

  /** Marks the sections of a list that has the end of the query as it is typed. */
  markTyped({sections}: PostingList): void {
    for (const section of sections) this.typed[this.placeOf(section)] = 1;
  }

  /** Place of a section among the candidates; -1 if it is not one. */
  placeOf = (section: number): number => this.#places[section] as number;

  /** A heading byte with the length that another list may know better. */
  #knowing(heading: number, place: number): number {
    if (heading === 0) return 0;
    const letters = heading & HEADING_LENGTH || HEADING_LENGTH;
    const known = (this.headings[place] as number) & HEADING_LENGTH || HEADING_LENGTH;
    return (heading & FIRST_IN_HEADING) | Math.min(letters, known);
  }
}
