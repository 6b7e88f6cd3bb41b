import type {IndexContext} from '../../reading/IndexContext';

const MOST_FILES = 60;
const MOST_BYTES = 600_000;
const BYTES_BEFORE = 60_000;
/**
 * Numbers of files and bytes that are read for the head and the text of a row, and the maximum number of rows
 * that are shown at once.
 */
const FILES_OF_ROW = 2;
const BYTES_OF_ROW = 15_000;
const MOST_ROWS = 20;
/**
 * Assumed bytes of a slice in an index without and with a file of frequent words. Only the largest indexes have
 * such a file, and their slices are larger.
 */
const BYTES_OF_SLICE = 11_000;
const BYTES_OF_FREQUENT_SLICE = 14_500;

type Limited = Pick<IndexContext, 'dictionary' | 'manifest'>;

const filesBefore = ({frequent}: Limited['manifest']): number => 1 + frequent.length;

export const MOST_READ = 400;
/**
 * Maximum number of files with heads and texts that are read for a phrase. It applies even if looking up the
 * words of the phrase took few files.
 */
export const MOST_BLOCKS = 44;

export interface ReadingLimits {
  files: number;
  bytes: number;
  bytesOfSlice: number;
}

/**
 * Limits of a query; infinite for an index that is small enough to be read whole.
 *
 * @param rows number of requested rows
 */
export function readingLimits(rows: number, {dictionary, manifest}: Limited): ReadingLimits {
  const bytesOfSlice = manifest.frequent.length > 0 ? BYTES_OF_FREQUENT_SLICE : BYTES_OF_SLICE;
  if (!dictionary.isLarge) return {files: Infinity, bytes: Infinity, bytesOfSlice};
  const shown = Math.min(rows, MOST_ROWS);
  return {
    files: MOST_FILES - filesBefore(manifest) - shown * FILES_OF_ROW,
    bytes: MOST_BYTES - BYTES_BEFORE - shown * BYTES_OF_ROW,
    bytesOfSlice,
  };
}

export const mostSlices = ({files, bytes, bytesOfSlice}: ReadingLimits): number =>
  Math.min(files, Math.floor(bytes / bytesOfSlice));

export const filesForPhrases = (filesForWords: number, {manifest}: Limited): number =>
  MOST_FILES - filesBefore(manifest) - filesForWords;

export const withoutFiles = (limits: ReadingLimits, files: number): ReadingLimits => ({
  ...limits,
  files: Math.max(0, limits.files - files),
  bytes: Math.max(0, limits.bytes - files * limits.bytesOfSlice),
});
