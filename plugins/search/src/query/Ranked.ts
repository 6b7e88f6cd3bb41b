/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
}

/** Orders by score, best first; of equal ones the earlier section. */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  b.score - a.score || a.section - b.section;
