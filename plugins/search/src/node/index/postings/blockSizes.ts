import {isLarge} from '../records/isLarge';

// All sizes are in bytes before compression.

/** Largest dictionary that is not cut: of an only index, and of one of several. */
const SMALL = 64_000;
const SMALL_OF_SEVERAL = 8000;
/** Number of sections of which a query finds a small part, so that blocks pay off. */
const MANY = 2000;
/** Heads up to this size are read when an index is opened. */
const FEW_HEADS = 160_000;
/** Largest numbers of files of a large index, because hosts limit the number of files. */
const MOST_SLICES = 4000;
const MOST_HEAD_BLOCKS = 1500;
const MOST_TEXT_BLOCKS = 6000;

/**
 * Largest size of terms, spellings and heads that the manifest holds itself. A reader who waits for another
 * index anyway need not wait for all of this one.
 */
export const inlineSize = (isOneOfSeveral: boolean): number => (isOneOfSeveral ? 20_000 : 96_000);

/**
 * Size of a slice of the dictionary.
 * @param terms size of all terms with their postings
 */
export function sliceSize(terms: number, sections: number, isOneOfSeveral: boolean): number {
  const small = isOneOfSeveral ? SMALL_OF_SEVERAL : SMALL;
  if (terms < small && sections < MANY) return small;
  if (isLarge(sections)) return Math.max(16_000, Math.ceil(terms / MOST_SLICES));
  // Each word of a query is read from each index.
  return isOneOfSeveral ? 6000 : 11_000;
}

/**
 * Size of a block of heads. A few heads are read at once; of many, only those of the rows.
 * @param heads size of all heads
 */
export function headSize(heads: number, sections: number): number {
  if (heads < FEW_HEADS && sections < MANY) return 32_000;
  return isLarge(sections) ? Math.max(16_000, Math.ceil(heads / MOST_HEAD_BLOCKS)) : 8000;
}

/**
 * Size of a block of texts.
 * @param texts size of all texts
 */
export const textSize = (texts: number, sections: number): number =>
  isLarge(sections) ? Math.max(24_000, Math.ceil(texts / MOST_TEXT_BLOCKS)) : 12_800;
