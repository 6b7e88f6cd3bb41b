/** Words of a posting record: term, frequencies in prose and code, frequencies elsewhere and flags. */
export const RECORD = 3;

/** Where the frequencies stand in a record's third word, in bits. */
export const RAW_HEADING = 0;
export const RAW_DESCRIPTION = 8;
export const RAW_KEYWORDS = 16;

/** Flags in the highest byte of a record's third word. */
export const RAW_CRUMBS = 1;
export const RAW_FIRST = 2;
export const RAW_KIND = 4;
