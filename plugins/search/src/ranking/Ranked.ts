/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
  /** Whether it stands behind the first screen, which has enough of its page. */
  isHeld?: boolean;
}

/**
 * Orders by score, best first; of equal ones the earlier section. The difference of two scores would
 * be a new object for the garbage collector with each comparison, which a whole number is not.
 */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  Math.sign(b.score - a.score) || a.section - b.section;
