import {
  CONTENT_IMPACT,
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IMPACT_STEPS,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
  KIND_IN_HEADING,
} from '../../../core/format/layout';
import {
  LENGTH,
  LENGTHS,
  RAW_NAME,
  RAW_CRUMBS,
  RAW_DESCRIPTION,
  RAW_FIRST,
  RAW_FLAGS,
  RAW_JOINED,
  RAW_KEYWORDS,
  RAW_KIND,
  type SectionRecords,
} from '../records/SectionRecords';

/** BM25's saturation of term frequency. */
const K1 = 1.2;
/** BM25's degree of length normalization, from 0 to 1. */
const B = 0.75;
/** Weight of a word in a code block relative to one in prose. */
const CODE_WEIGHT = 0.4;

/**
 * Mean length of the sections' texts, in words. Words of code count less.
 *
 * @param order numbers of the sections in the records
 */
function meanLength({lengths}: SectionRecords, order: Uint32Array): number {
  let prose = 0;
  let code = 0;
  for (const section of order) {
    prose += lengths.values[section * LENGTHS + LENGTH.prose] as number;
    code += lengths.values[section * LENGTHS + LENGTH.code] as number;
  }
  // Sums whole numbers and divides once, so that the order of the pages does not change the result.
  return Math.max(1, (prose + CODE_WEIGHT * code) / Math.max(1, order.length));
}

export function lengthNorms(sections: SectionRecords, order: Uint32Array): Float64Array {
  const mean = meanLength(sections, order);
  const {values} = sections.lengths;
  return Float64Array.from(order, (section) => {
    const at = section * LENGTHS;
    const words =
      (values[at + LENGTH.prose] as number) + CODE_WEIGHT * (values[at + LENGTH.code] as number);
    return K1 * (1 - B + (B * words) / mean);
  });
}

/** Whether a record is empty. This happens if its term could become a name of the section but did not. */
export const isUnused = (content: number, other: number): boolean => content === 0 && other === 0;

/** Whether a record has nothing, or only the information that the heading has its term as two words. */
export const isJoinedOnly = (content: number, other: number): boolean =>
  content === 0 && (other === 0 || other === RAW_JOINED << RAW_FLAGS);

/** BM25's saturated frequency in the text, as a number of steps that is at least 1. */
function contentImpact(content: number, norm: number): number {
  const frequency = (content & 0xffff) + CODE_WEIGHT * (content >>> 16);
  const saturated = frequency / (frequency + norm);
  return Math.max(1, Math.min(CONTENT_IMPACT, Math.round(saturated * IMPACT_STEPS)));
}

/**
 * Returns content impact and flags of a posting.
 *
 * @param content second number of its record
 * @param other third number of its record
 * @param norm length normalization of its section
 */
export function impactByte(content: number, other: number, norm: number, isStop: boolean): number {
  const flags = other >>> RAW_FLAGS;
  return (
    (content !== 0 && !isStop ? contentImpact(content, norm) : 0) |
    ((other & 255) > 0 || flags & (RAW_JOINED | RAW_NAME) ? IN_HEADING : 0) |
    (flags & RAW_CRUMBS ? IN_CRUMBS : 0) |
    ((other >>> RAW_DESCRIPTION) & 255 ? IN_DESCRIPTION : 0) |
    ((other >>> RAW_KEYWORDS) & 255 ? IN_KEYWORDS : 0)
  );
}

/**
 * Returns length and flags of the heading of a posting; 0 if the heading does not have the term, or has it only
 * as two words.
 */
export function headingByte(other: number, headingLetters: number, termLetters: number): number {
  const flags = other >>> RAW_FLAGS;
  if (flags & RAW_NAME) return Math.min(HEADING_LENGTH, termLetters) | FIRST_IN_HEADING;
  if ((other & 255) === 0) return 0;
  if (flags & RAW_KIND) return KIND_IN_HEADING;
  return Math.min(HEADING_LENGTH, headingLetters) | (flags & RAW_FIRST ? FIRST_IN_HEADING : 0);
}
