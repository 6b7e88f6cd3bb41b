/** Number of sections from which an index is large. */
const LARGE = 10_000;

/** Whether an index has larger blocks, so that they are not too many. */
export const isLarge = (sections: number): boolean => sections >= LARGE;
