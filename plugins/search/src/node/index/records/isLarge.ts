const LARGE = 10_000;

/** Whether an index has larger blocks, so that there are not too many. */
export const isLarge = (sections: number): boolean => sections >= LARGE;
