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
