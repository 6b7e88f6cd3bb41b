import {
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
  KIND_IN_HEADING,
} from '../format/layout';
import type {Postings} from './encodePostings';
import {RAW_CRUMBS, RAW_FIRST, RAW_KIND} from './records';
import type {SectionCollector} from './SectionCollector';

/** BM25's saturation of term frequency. */
const K1 = 1.2;
/** BM25's share of length normalisation. */
const B = 0.75;
/** Weight of a word in a code block against one in prose. */
const CODE_WEIGHT = 0.4;

/** Mean lengths over all sections, in words. */
export interface Means {
  /** Title, heading, description, keywords, content: as lunr counts, over all sections. */
  fields: number[];
  /** Content, as BM25 counts: words of code count less. */
  weighted: number;
}

export function meanLengths(
  collector: SectionCollector,
  isLead: (section: number) => boolean,
): Means {
  const fields = [0, 0, 0, 0, 0];
  const count = Math.max(1, collector.starts.length);
  let prose = 0;
  let code = 0;
  for (let section = 0; section < collector.starts.length; section++) {
    const length = (field: number): number =>
      collector.lengths.values[section * 5 + field] as number;
    const heading = isLead(section) ? 0 : 1;
    fields[heading] = (fields[heading] as number) + length(0);
    fields[2] = (fields[2] as number) + length(1);
    fields[3] = (fields[3] as number) + length(2);
    prose += length(3);
    code += length(4);
  }
  fields[4] = prose + code;
  // Whole numbers are summed and divided once, so that the order of the pages does not matter.
  const weighted = (prose + CODE_WEIGHT * code) / count;
  return {fields: fields.map((sum) => sum / count), weighted: Math.max(1, weighted)};
}

const lunrWeight = (frequency: number, length: number, mean: number): number =>
  ((K1 + 1) * frequency) / (K1 * (1 - B + B * (length / mean)) + frequency);

function headingByte(letters: number, flags: number): number {
  if (flags & RAW_KIND) return KIND_IN_HEADING;
  return Math.min(HEADING_LENGTH, letters) | (flags & RAW_FIRST ? FIRST_IN_HEADING : 0);
}

/**
 * Turns one posting's frequencies into impact, flags and lunr's weights; that of the content is
 * written for an exact index only.
 */
export function addPosting(
  postings: Postings,
  collector: SectionCollector,
  means: Means,
  posting: {record: number; collected: number; section: number; isLead: boolean; isExact: boolean},
): void {
  const {record, collected, section, isLead, isExact} = posting;
  const values = collector.records.values;
  const content = values[record + 1] as number;
  const other = values[record + 2] as number;
  const prose = content & 0xffff;
  const code = content >>> 16;
  const length = (field: number): number =>
    collector.lengths.values[collected * 5 + field] as number;
  const inHeading = other & 255;
  const isStop = !isExact && collector.vocabulary.isStop(values[record] as number);
  if (isStop && inHeading === 0) return;
  let impact = 0;
  if (prose + code > 0 && !isStop) {
    const frequency = prose + CODE_WEIGHT * code;
    const words = length(3) + CODE_WEIGHT * length(4);
    const saturated = frequency / (frequency + K1 * (1 - B + (B * words) / means.weighted));
    impact = Math.max(1, Math.min(15, Math.round(saturated * 16)));
  }
  const flags = other >>> 24;
  if (inHeading > 0) impact |= IN_HEADING;
  if (flags & RAW_CRUMBS) impact |= IN_CRUMBS;
  if ((other >>> 8) & 255) impact |= IN_DESCRIPTION;
  if ((other >>> 16) & 255) impact |= IN_KEYWORDS;
  if (isExact && (impact & ~IN_CRUMBS) === 0) return;
  postings.sections.push(section);
  postings.impacts.push(impact);
  const letters = collector.headingLetters[collected] as number;
  postings.headings.push(inHeading > 0 ? headingByte(letters, flags) : 0);
  const {weights} = postings;
  const mean = (field: number): number => means.fields[field] as number;
  if (inHeading > 0) weights.push(lunrWeight(inHeading, length(0), mean(isLead ? 0 : 1)));
  if (impact & IN_DESCRIPTION) weights.push(lunrWeight((other >>> 8) & 255, length(1), mean(2)));
  if (impact & IN_KEYWORDS) weights.push(lunrWeight((other >>> 16) & 255, length(2), mean(3)));
  if (isExact && impact & 15)
    weights.push(lunrWeight(prose + code, length(3) + length(4), mean(4)));
}
