import type {IndexContext} from '../../reading/IndexContext';

/** Sum of the section scores for which `aboutOf` returns one half on a page of average size. */
const HALF = 3;
/** Length normalization of pages, like b in BM25. */
const LENGTH = 0.6;

export class PageScores {
  readonly #sums: Float32Array;
  readonly #meanSize: number;

  constructor(readonly context: IndexContext) {
    const {sectionCount, pageCount} = context;
    this.#sums = new Float32Array(sectionCount);
    this.#meanSize = sectionCount / pageCount;
  }

  add(section: number, text: number): void {
    const lead = this.context.leadOf(section);
    this.#sums[lead] = (this.#sums[lead] as number) + text;
  }

  /**
   * Returns how much of the section's page is about the query, from 0 to 1. The sum of the scores is squared,
   * because matches in only two or three sections are weak evidence.
   */
  aboutOf(section: number): number {
    const lead = this.context.leadOf(section);
    const sum = this.#sums[lead] as number;
    const size = this.context.sizeOf(lead) / this.#meanSize;
    const half = HALF * Math.max(1, 1 - LENGTH + LENGTH * size);
    return sum ** 2 / (sum ** 2 + half ** 2);
  }
}
