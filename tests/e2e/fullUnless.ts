/**
 * End of a test title for each cell of a matrix. One cell represents all in `npm test`, which leaves out
 * tests tagged with `@full`.
 */
export const fullUnless = (standsForAll: boolean): string => (standsForAll ? '' : ' @full');
