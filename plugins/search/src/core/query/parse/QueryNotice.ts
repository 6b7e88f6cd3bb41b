/** Remark on how a query was read, or on missing rows. */
export type QueryNotice =
  /** `^n` on the only term is text, as in `R^2`, because a boost has no effect on a single term. */
  | {code: 'boostIsText'; start: number; end: number}
  /**
   * A clause matches more than a query may read from a large index, so some rows are missing. If the clause is
   * an exclusion, some rows may contain what it excludes.
   */
  | {code: 'partial'; clause: string; isProhibited: boolean};
