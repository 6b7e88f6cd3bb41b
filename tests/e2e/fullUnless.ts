/**
 * Returns the end of a test's title, for tests of all cells of a matrix. `npm test` only runs the cell that represents
 * the others, because it skips tests tagged with `@full`.
 */
export const fullUnless = (standsForAll: boolean): string => (standsForAll ? '' : ' @full');
