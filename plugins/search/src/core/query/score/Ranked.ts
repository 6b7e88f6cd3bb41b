/** Value of each feature before its weight, and the factor on the sum of all but those of the text. */
export type Explanation = Readonly<Record<string, number>>;

/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
  /** Whether it stands behind the first screen, which has enough of its page. */
  isHeld?: boolean;
  explanation?: Explanation;
}

/**
 * Orders by score, best first; of equal ones the earlier section. The difference of two scores would
 * be a new object for the garbage collector with each comparison, which a whole number is not.
 */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  Math.sign(b.score - a.score) || a.section - b.section;

/**
 * Keeps the best of many scored sections without sorting them all: those that can still be among
 * them are collected and now and then cut down to the best.
 */
export class BestSections {
  #kept: Ranked[] = [];
  /** Score that a section must have at least. */
  #least = -Infinity;

  constructor(readonly most: number) {}

  add(section: number, score: number): void {
    if (score < this.#least) return;
    if (this.#kept.push({section, score}) < this.most * 2) return;
    this.#kept = this.sorted();
    this.#least = this.#kept[this.most - 1]?.score ?? this.#least;
  }

  /** The best ones, the first first. */
  sorted(): Ranked[] {
    return this.#kept.sort(compareRanked).slice(0, this.most);
  }
}

/** The terms that were found, each with the places of the query's words that it stands for. */
export type MatchedTerms = ReadonlyMap<string, readonly number[]>;
