import type {PostingList} from '../engine/Slice';
import {FIELDS, HEADING_LENGTH, IN_DESCRIPTION, IN_HEADING, IN_KEYWORDS} from '../format/layout';

const K1 = 1.2;
const B = 0.75;
/** Letters of a word in a heading, on average. */
const WORD_LETTERS = 6;

/** Receives lunr's weight of a term in one field of a section, before idf and boost. */
export type VisitField = (section: number, field: number, weight: number) => void;

/** What a quantised posting tells of lunr's weight of a term that stands once in a field. */
const once = (length: number, mean: number): number =>
  (K1 + 1) / (K1 * (1 - B + B * (length / Math.max(mean, 0.01))) + 1);

/** Walks over the fields in which a term occurs, in the order of `FIELDS`. */
export function visitFields(
  list: PostingList,
  isLead: (section: number) => boolean,
  meanLengths: readonly number[],
  visit: VisitField,
): void {
  const {sections, impacts, headings, weights} = list;
  let offset = 0;
  const exact = (): number | undefined => {
    if (weights === undefined) return undefined;
    offset += 4;
    return weights.getFloat32(offset - 4, true);
  };
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] as number;
    const impact = impacts[at] as number;
    if (impact & IN_HEADING) {
      const field = isLead(section) ? 0 : 1;
      const letters = (headings[at] as number) & HEADING_LENGTH;
      visit(section, field, exact() ?? once(letters / WORD_LETTERS, meanLengths[field] ?? 1));
    }
    if (impact & IN_DESCRIPTION) visit(section, 2, exact() ?? once(1, 1));
    if (impact & IN_KEYWORDS) visit(section, 3, exact() ?? once(1, 1));
    if (impact & 15) visit(section, 4, exact() ?? ((K1 + 1) * (impact & 15)) / 16);
  }
}

/** Index of a field in `FIELDS`. */
export const fieldNumber = (name: string): number => (FIELDS as readonly string[]).indexOf(name);
