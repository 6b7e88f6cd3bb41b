/**
 * Value of each feature before its weight, and the factor on the sum of all features except those of the
 * text.
 */
export type Explanation = Readonly<Record<string, number>>;

export interface Ranked {
  section: number;
  score: number;
  /** Whether it belongs after the first screen, which has enough rows of its page. */
  isHeld?: boolean;
  explanation?: Explanation;
}

/**
 * Compares by score, best first, and then by position. It avoids the difference of two scores, because that
 * would allocate an object for the garbage collector in each comparison, unlike a whole number.
 */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  Math.sign(b.score - a.score) || a.section - b.section;

/**
 * Keeps the best of many scored sections without sorting them all: collects those that can still be among
 * them, and cuts them down to the best from time to time.
 */
export class BestSections {
  #kept: Ranked[] = [];
  /** Minimum score of a section. */
  #least = -Infinity;

  constructor(readonly most: number) {}

  add(section: number, score: number): void {
    if (score < this.#least) return;
    if (this.#kept.push({section, score}) < this.most * 2) return;
    this.#kept = this.sorted();
    this.#least = this.#kept[this.most - 1]?.score ?? this.#least;
  }

  /** Returns the best sections, best first. */
  sorted(): Ranked[] {
    return this.#kept.sort(compareRanked).slice(0, this.most);
  }
}

/** Terms that were found, with the positions of the query's words that each one matches. */
export type MatchedTerms = ReadonlyMap<string, readonly number[]>;
