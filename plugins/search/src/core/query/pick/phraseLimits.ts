export const MOST_READ = 400;
/**
 * Maximum number of files with heads and texts that are read to find a phrase, even if looking up its words
 * took few files.
 */
export const MOST_BLOCKS = 44;
