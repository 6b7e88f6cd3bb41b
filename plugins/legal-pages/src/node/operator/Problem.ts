/** One thing that is wrong with the operator record or the facts of the site, or may be. */
export interface Problem {
  /**
   * What is wrong in one word, for the build log. A draft names the field, whatever it is. A value
   * that is `doubtful` is published all the same.
   */
  kind: 'missing' | 'contradictory' | 'unknown' | 'malformed' | 'doubtful';
  /** Path of the field, or name of the option. */
  field: string;
  /** What is wrong and what to do, in one sentence. Never repeats personal data. */
  message: string;
}
