/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
}

/**
 * Orders by score, best first; of equal ones the earlier section. The difference of two scores would
 * be a new object for the garbage collector with each comparison, which a whole number is not.
 */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  Math.sign(b.score - a.score) || a.section - b.section;
