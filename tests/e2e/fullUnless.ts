/**
 * Returns the end of the title of a test that runs for every cell of a matrix. The tag `@full` excludes a cell from
 * `npm test`, which only runs cells that represent the others.
 */
export const fullUnless = (standsForAll: boolean): string => (standsForAll ? '' : ' @full');
