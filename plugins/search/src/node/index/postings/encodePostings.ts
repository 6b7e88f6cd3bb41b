import type {ByteWriter} from '../../../core/format/bytes';
import {
  CONTENT_IMPACT,
  HEADING_LENGTH,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
  KIND_IN_HEADING,
} from '../../../core/format/layout';

export interface Postings {
  sections: ArrayLike<number>;
  impacts: ArrayLike<number>;
  /** Length and flags of each heading; 0 if the heading does not have the term, or has it as two words. */
  headings: ArrayLike<number>;
}

/**
 * Writes the sections as differences, the impacts, and the heading bytes.
 *
 * @returns the offset of the impacts
 */
export function encodePostings(
  writer: ByteWriter,
  {sections, impacts, headings}: Postings,
): number {
  let last = -1;
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] as number;
    writer.number(section - last - 1);
    last = section;
  }
  const impactsStart = writer.length;
  for (let at = 0; at < impacts.length; at++) writer.byte(impacts[at] as number);
  for (let at = 0; at < impacts.length; at++)
    if ((impacts[at] as number) & IN_HEADING) writer.byte(headings[at] as number);
  return impactsStart;
}

/**
 * Number of the shortest headings whose length a shortlist stores, and maximum number of sections that it lists
 * for their heading, description or keywords.
 */
const MOST_LENGTHS = 500;
const MOST_NAMED = 20_000;
/**
 * Maximum number of sections that are listed for their breadcrumbs or page titles. If there are more, none is listed
 * for them.
 */
const MOST_CRUMBS = 2500;
const MOST_TEXTS = 3000;

const CHOSEN = IN_HEADING | IN_DESCRIPTION | IN_KEYWORDS;

function best(places: readonly number[], most: number, valueOf: (at: number) => number): number[] {
  return [...places].sort((a, b) => valueOf(b) - valueOf(a) || a - b).slice(0, most);
}

/**
 * Returns the part of a frequent term's postings that plain text needs: sections with the term in heading,
 * description or keywords, sections with the highest content impact, and those with the term in their
 * breadcrumbs if these are few. If the term is in the heading, the content impact is left out. The length of
 * most headings is also left out, because the postings of a query's rarer words contain it.
 */
export function shortlist({sections, impacts, headings}: Postings): Postings {
  const impactOf = (at: number): number => impacts[at] as number;
  const headingOf = (at: number): number => headings[at] as number;
  const all = Array.from(sections, (_, at) => at);
  const chosen = all.filter((at) => impactOf(at) & CHOSEN);
  const others = all.filter((at) => (impactOf(at) & CHOSEN) === 0);
  const inCrumbs = others.filter((at) => impactOf(at) & IN_CRUMBS);
  const left = new Set(all);
  // Kinds of declarations and short headings are the best. Sections with the term only in description or
  // keywords come next.
  const lettersOf = (at: number): number =>
    headingOf(at) === KIND_IN_HEADING ? 0 : headingOf(at) & HEADING_LENGTH;
  const inHeading = (at: number): number => (headingOf(at) ? HEADING_LENGTH - lettersOf(at) : 0);
  for (const at of best(chosen, MOST_NAMED, inHeading)) left.delete(at);
  for (const at of best(others, MOST_TEXTS, (place) => impactOf(place) & CONTENT_IMPACT))
    left.delete(at);
  if (inCrumbs.length <= MOST_CRUMBS) for (const at of inCrumbs) left.delete(at);
  const places = all.filter((at) => !left.has(at));
  const withLength = all.filter((at) => headingOf(at) !== 0 && headingOf(at) !== KIND_IN_HEADING);
  const known = new Set(best(withLength, MOST_LENGTHS, (at) => -(headingOf(at) & HEADING_LENGTH)));
  const forgotten = new Set(withLength.filter((at) => !known.has(at)));
  return {
    sections: places.map((at) => sections[at] as number),
    impacts: places.map((at) => impactOf(at) & (impactOf(at) & IN_HEADING ? CHOSEN : 255)),
    headings: places.map((at) =>
      forgotten.has(at) ? headingOf(at) | HEADING_LENGTH : headingOf(at),
    ),
  };
}
