import {isLarge} from '../records/isLarge';

// All sizes are in bytes before compression.

/** Maximum size of a dictionary that is not cut, for a single index and for one of several. */
const SMALL = 64_000;
const SMALL_OF_SEVERAL = 8000;
/**
 * Minimum number of sections for which even small terms and heads are cut, because a query then reads only a small part
 * of them.
 */
const MANY = 2000;
/** Maximum total size of heads that are all read when an index is opened. */
const FEW_HEADS = 160_000;
/** Maximum number of files of a large index, because hosts limit the number of files. */
const MOST_SLICES = 4800;
const MOST_HEAD_BLOCKS = 1500;
const MOST_TEXT_BLOCKS = 6000;

/**
 * Maximum size of terms, spellings and heads that the manifest includes. If readers also load other indexes,
 * the manifest should be small.
 */
export const inlineSize = (isOneOfSeveral: boolean): number => (isOneOfSeveral ? 20_000 : 96_000);

export function sliceSize(terms: number, sections: number, isOneOfSeveral: boolean): number {
  const small = isOneOfSeveral ? SMALL_OF_SEVERAL : SMALL;
  if (terms < small && sections < MANY) return small;
  if (isLarge(sections)) return Math.max(16_000, Math.ceil(terms / MOST_SLICES));
  // Slices are smaller with several indexes, because each word of a query is read from every index.
  return isOneOfSeveral ? 6000 : 11_000;
}

/**
 * Size of a block of heads. A few heads are all read at once. Of many heads, only those of the rows are read.
 *
 * @param heads size of all heads
 */
export function headSize(heads: number, sections: number): number {
  if (heads < FEW_HEADS && sections < MANY) return 32_000;
  return isLarge(sections) ? Math.max(16_000, Math.ceil(heads / MOST_HEAD_BLOCKS)) : 8000;
}

export const textSize = (texts: number, sections: number): number =>
  isLarge(sections) ? Math.max(24_000, Math.ceil(texts / MOST_TEXT_BLOCKS)) : 12_800;
