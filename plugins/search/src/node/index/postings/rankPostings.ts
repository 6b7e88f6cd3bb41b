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
import type {Postings} from './encodePostings';
import {
  LENGTH,
  LENGTHS,
  RAW_ADDRESS,
  RAW_CRUMBS,
  RAW_DESCRIPTION,
  RAW_FIRST,
  RAW_FLAGS,
  RAW_JOINED,
  RAW_KEYWORDS,
  RAW_KIND,
  type SectionRecords,
} from '../records/SectionRecords';
import type {PageRecorder} from '../records/PageRecorder';

/** BM25's saturation of term frequency. */
const K1 = 1.2;
/** BM25's share of length normalisation. */
const B = 0.75;
/** Weight of a word in a code block against one in prose. */
const CODE_WEIGHT = 0.4;

/**
 * Mean length of the texts of sections, in words; words of code count less.
 * @param order numbers of the sections among the recorded ones
 */
export function meanLength({lengths}: SectionRecords, order: Uint32Array): number {
  let prose = 0;
  let code = 0;
  for (const section of order) {
    prose += lengths.values[section * LENGTHS + LENGTH.prose] as number;
    code += lengths.values[section * LENGTHS + LENGTH.code] as number;
  }
  // Whole numbers are summed and divided once, so that the order of the pages does not matter.
  return Math.max(1, (prose + CODE_WEIGHT * code) / Math.max(1, order.length));
}

function headingByte(letters: number, flags: number): number {
  if (flags & RAW_KIND) return KIND_IN_HEADING;
  return Math.min(HEADING_LENGTH, letters) | (flags & RAW_FIRST ? FIRST_IN_HEADING : 0);
}

/** Whether all that is known of a term in a section is that its heading has it as two words. */
export const isJoinedOnly = ({records: {values}}: SectionRecords, record: number): boolean =>
  values[record + 1] === 0 && values[record + 2] === RAW_JOINED << RAW_FLAGS;

/** Turns one posting's frequencies into impact, flags and heading byte. */
export function addPosting(
  postings: Postings,
  {sections, vocabulary}: PageRecorder,
  mean: number,
  posting: {record: number; recorded: number; section: number},
): void {
  const {record, recorded, section} = posting;
  const values = sections.records.values;
  const content = values[record + 1] as number;
  const other = values[record + 2] as number;
  const prose = content & 0xffff;
  const code = content >>> 16;
  const length = (place: number): number =>
    sections.lengths.values[recorded * LENGTHS + place] as number;
  const inHeading = other & 255;
  const isStop = vocabulary.isStop(values[record] as number);
  if (isStop && inHeading === 0) return;
  let impact = 0;
  if (prose + code > 0 && !isStop) {
    const frequency = prose + CODE_WEIGHT * code;
    const words = length(LENGTH.prose) + CODE_WEIGHT * length(LENGTH.code);
    const saturated = frequency / (frequency + K1 * (1 - B + (B * words) / mean));
    impact = Math.max(1, Math.min(CONTENT_IMPACT, Math.round(saturated * IMPACT_STEPS)));
  }
  const flags = other >>> RAW_FLAGS;
  const isJoined = (flags & RAW_JOINED) !== 0;
  const isAddress = (flags & RAW_ADDRESS) !== 0;
  if (inHeading > 0 || isJoined || isAddress) impact |= IN_HEADING;
  if (flags & RAW_CRUMBS) impact |= IN_CRUMBS;
  const inDescription = (other >>> RAW_DESCRIPTION) & 255;
  const inKeywords = (other >>> RAW_KEYWORDS) & 255;
  if (inDescription > 0) impact |= IN_DESCRIPTION;
  if (inKeywords > 0) impact |= IN_KEYWORDS;
  postings.sections.push(section);
  postings.impacts.push(impact);
  const letters = sections.headingLetters[recorded] as number;
  if (isAddress)
    postings.headings.push(
      headingByte((vocabulary.terms[values[record] as number] as string).length, RAW_FIRST),
    );
  else postings.headings.push(inHeading > 0 ? headingByte(letters, flags) : 0);
}
