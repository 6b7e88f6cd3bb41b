import type {PostingList} from './reading/Slice';
import {
  CONTENT_IMPACT,
  FIELDS,
  IMPACT_STEPS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
  MOST_WEIGHT,
  WEIGHT_STEPS,
} from '../format/layout';
import type {Scheduler} from './reading/Scheduler';

/**
 * Receives lunr's weight of a term in one field of a section, before idf and boost. Both are one
 * number: that of the section times that of all fields, plus that of the field.
 */
export type VisitField = (place: number, weight: number) => void;

/** Walks over the fields in which a term occurs, in the order of `FIELDS`. */
export async function visitFields(
  {sections, impacts, weights}: PostingList,
  isLead: (section: number) => boolean,
  scheduler: Scheduler,
  visit: VisitField,
): Promise<void> {
  let offset = 0;
  const next = (): number => (MOST_WEIGHT * (weights[offset++] as number)) / WEIGHT_STEPS;
  let at = 0;
  await scheduler.each(sections, (section) => {
    const impact = impacts[at++] as number;
    const first = section * FIELDS.length;
    if (impact & IN_HEADING) visit(isLead(section) ? first : first + 1, next());
    if (impact & IN_DESCRIPTION) visit(first + 2, next());
    if (impact & IN_KEYWORDS) visit(first + 3, next());
    const content = impact & CONTENT_IMPACT;
    if (content > 0) visit(first + 4, (MOST_WEIGHT * content) / IMPACT_STEPS);
  });
}

/** Index of a field in `FIELDS`. */
export const fieldNumber = (name: string): number => (FIELDS as readonly string[]).indexOf(name);
