/** Words of a posting record: term, frequencies in prose and code, frequencies elsewhere and flags. */
export const RECORD = 3;

/** Where the frequencies stand in a record's third word, in bits. */
export const RAW_HEADING = 0;
export const RAW_DESCRIPTION = 8;
export const RAW_KEYWORDS = 16;
export const RAW_FLAGS = 24;

/** Flags in the highest byte of a record's third word. */
export const RAW_CRUMBS = 1;
export const RAW_FIRST = 2;
export const RAW_KIND = 4;
/** The heading has the term as two words. */
export const RAW_JOINED = 8;

/** Lengths that are counted of a section, in words, and where each stands among them. */
export const LENGTHS = 5;
export const LENGTH = {heading: 0, description: 1, keywords: 2, prose: 3, code: 4} as const;
