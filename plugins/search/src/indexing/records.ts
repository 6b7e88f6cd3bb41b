/** Words of a posting record: term, frequencies in prose and code, frequencies elsewhere and flags. */
export const RECORD = 3;

/** Flags in the highest byte of a record's third word. */
export const RAW_CRUMBS = 1;
export const RAW_FIRST = 2;
