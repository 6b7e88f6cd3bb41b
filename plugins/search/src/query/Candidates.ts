import {FIRST_IN_HEADING, HEADING_LENGTH} from '../format/layout';
import type {PostingList} from '../engine/Slice';
import {impactScore} from './impactScores';

/** Scores of sections word by word. */
export class Candidates {
  /** Sections in the order in which they were met. */
  readonly sections: Uint32Array;
  count = 0;
  /** Best score of each candidate for each word. */
  readonly scores: Float32Array;
  /** Letters that each word covers of the candidate's heading. */
  readonly covered: Uint8Array;
  /** Heading byte with the first-word flag, over all words. */
  readonly headings: Uint8Array;
  readonly #places: Int32Array;

  /**
   * @param sectionCount sections of the index
   * @param words words that are scored one by one
   * @param most number of sections that can be met, at most `sectionCount`
   */
  constructor(
    sectionCount: number,
    readonly words: number,
    most = sectionCount,
  ) {
    const size = Math.min(most, sectionCount);
    this.#places = new Int32Array(sectionCount).fill(-1);
    this.sections = new Uint32Array(size);
    this.headings = new Uint8Array(size);
    this.scores = new Float32Array(size * words);
    this.covered = new Uint8Array(size * words);
  }

  /**
   * Counts a list for the words at some places, in the order in which it has them.
   * @param weight factor on its score
   * @param letters what the term covers of a heading, for each of the words
   */
  add(
    list: PostingList,
    words: readonly number[],
    weight: number,
    letters: readonly number[],
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
      const heading = headings[posting] as number;
      const score = impactScore(impacts[posting] as number, heading) * weight;
      const base = place * this.words;
      for (let at = 0; at < words.length; at++) {
        const word = words[at] as number;
        if (score > (this.scores[base + word] as number)) this.scores[base + word] = score;
        if (heading === 0) continue;
        const covers = letters[at] as number;
        if (covers > (this.covered[base + word] as number)) this.covered[base + word] = covers;
      }
      if (heading !== 0) {
        const first = words[0] === 0 ? heading & FIRST_IN_HEADING : 0;
        this.headings[place] =
          (heading & HEADING_LENGTH) |
          ((this.headings[place] as number) & FIRST_IN_HEADING) |
          first;
      }
    }
  }
}
