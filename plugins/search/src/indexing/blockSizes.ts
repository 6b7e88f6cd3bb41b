/** Sections from which a site is large: its blocks are larger, so that they are not too many. */
const LARGE = 10_000;
/** Bytes of a dictionary at most that is not cut. */
const SMALL = 64_000;

/** Bytes of a chunk of the spelling lists, before compression as all sizes here. */
export const SPELLING_SIZE = 16_000;
/** Bytes of terms, spellings and heads together at most that the manifest holds itself. */
export const INLINE_SIZE = 96_000;

/**
 * Bytes of a slice of the dictionary.
 * @param terms bytes of all terms with their postings
 */
export function sliceSize(terms: number, sections: number): number {
  if (terms < SMALL) return SMALL;
  return sections < LARGE ? 12_000 : 16_000;
}

/** Bytes of all heads up to which they are read when an index is opened. */
const FEW_HEADS = 160_000;

/**
 * Bytes of a block of heads: few are read all at once, and of many those of the rows.
 * @param heads bytes of all heads
 */
export function headSize(heads: number, sections: number): number {
  if (heads < FEW_HEADS) return 32_000;
  return sections < LARGE ? 8000 : 16_000;
}

/** Bytes of a block of texts. */
export const textSize = (sections: number): number => (sections < LARGE ? 12_500 : 24_000);
