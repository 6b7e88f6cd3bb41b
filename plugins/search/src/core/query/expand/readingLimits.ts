import type {IndexContext} from '../../reading/IndexContext';

/** What a query reads at most of a large index: all files, and bytes. */
const MOST_FILES = 60;
const MOST_BYTES = 600_000;
/** The manifest and the frequent words. */
const FILES_BEFORE = 2;
const BYTES_BEFORE = 60_000;
/** Heads and text of a row, and the rows that are shown at once at most. */
const FILES_OF_ROW = 2;
const BYTES_OF_ROW = 15_000;
const MOST_ROWS = 20;
/** Slices with frequent words, which only the largest indexes list, are larger than most. */
const BYTES_OF_SLICE = 11_000;
const BYTES_OF_FREQUENT_SLICE = 17_000;

/** What a query may read for its words, beside what its rows read. */
export interface ReadingLimits {
  files: number;
  bytes: number;
  /** What a slice of the dictionary is counted as. */
  bytesOfSlice: number;
}

/**
 * Limits of a query; none for an index that is small enough to be read whole.
 * @param rows that are asked for
 */
export function readingLimits(
  rows: number,
  {dictionary, manifest}: Pick<IndexContext, 'dictionary' | 'manifest'>,
): ReadingLimits {
  const bytesOfSlice = manifest.hasFrequentWords ? BYTES_OF_FREQUENT_SLICE : BYTES_OF_SLICE;
  if (!dictionary.isLarge) return {files: Infinity, bytes: Infinity, bytesOfSlice};
  const shown = Math.min(rows, MOST_ROWS);
  return {
    files: MOST_FILES - FILES_BEFORE - shown * FILES_OF_ROW,
    bytes: MOST_BYTES - BYTES_BEFORE - shown * BYTES_OF_ROW,
    bytesOfSlice,
  };
}

/** Slices of the dictionary that are within the limits. */
export const mostSlices = ({files, bytes, bytesOfSlice}: ReadingLimits): number =>
  Math.min(files, Math.floor(bytes / bytesOfSlice));

/** Files with heads and texts that a query may read to find phrases, when so many were read for its words. */
export const filesForPhrases = (filesForWords: number): number =>
  MOST_FILES - FILES_BEFORE - filesForWords;

/** What is left of the limits when so many files were read. */
export const withoutFiles = (limits: ReadingLimits, files: number): ReadingLimits => ({
  ...limits,
  files: Math.max(0, limits.files - files),
  bytes: Math.max(0, limits.bytes - files * limits.bytesOfSlice),
});
