/**
 * The end of a title of a test for each cell of a matrix: one cell stands for all in `npm test`, which leaves out
 * what is tagged with `@full`.
 */
export const fullUnless = (standsForAll: boolean): string => (standsForAll ? '' : ' @full');
