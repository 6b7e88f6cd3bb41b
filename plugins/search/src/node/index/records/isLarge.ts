const LARGE = 10_000;

/**
 * Whether an index is so large that it needs larger blocks, because there would be too many files otherwise.
 */
export const isLarge = (sections: number): boolean => sections >= LARGE;
