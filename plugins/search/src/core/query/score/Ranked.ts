/**
 * Unweighted value of each feature, and the factor that multiplies the sum of all features except the text
 * features.
 */
export type Explanation = Readonly<Record<string, number>>;

export interface Ranked {
  section: number;
  score: number;
  /** Whether the section comes after the first screen, because its page already has enough rows there. */
  isHeld?: boolean;
  explanation?: Explanation;
}

/**
 * Compares by score, best first, and then by position. Returns a whole number, because returning a fraction
 * would allocate an object for the garbage collector in each comparison.
 */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  Math.sign(b.score - a.score) || a.section - b.section;

/**
 * Keeps the best of many scored sections without sorting them all. Whenever it has twice as many as needed, it
 * drops those that cannot be among the best.
 */
export class BestSections {
  #kept: Ranked[] = [];
  #least = -Infinity;

  constructor(readonly most: number) {}

  add(section: number, score: number): void {
    if (score < this.#least) return;
    if (this.#kept.push({section, score}) < this.most * 2) return;
    this.#kept = this.sorted();
    this.#least = this.#kept[this.most - 1]?.score ?? this.#least;
  }

  sorted(): Ranked[] {
    return this.#kept.sort(compareRanked).slice(0, this.most);
  }
}

/** Found terms, each with the positions of the query's words that it matches. */
export type MatchedTerms = ReadonlyMap<string, readonly number[]>;
