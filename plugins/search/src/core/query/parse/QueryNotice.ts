/** Remark on how a query was read, or on what its rows lack. */
export type QueryNotice =
  /** `^n` on the only term is text, as in `R^2`: a boost needs another term beside it. */
  | {code: 'boostIsText'; start: number; end: number}
  /**
   * A clause stands for more than a query may read of a large index, so some rows are missing. If it excludes
   * something, rows may have what it excludes.
   */
  | {code: 'partial'; clause: string; isProhibited: boolean};
