import type {Page, Section} from '../corpus/Page';
import {asTyped} from './asTyped';
import {identifiersIn} from './identifiers';
import type {Target} from './Query';
import {contentWords} from './words';

export interface SectionStatistics {
  readonly sections: number;
  readonly frequency: ReadonlyMap<string, number>;
  /**
   * Sections that contain an identifier, for identifiers rare enough to be unambiguous. Sections with the identifier in
   * their heading come first.
   */
  readonly identifiers: ReadonlyMap<string, readonly Target[]>;
  /** All sections and pages with the same heading or title, by `headingKey`. */
  readonly headings: ReadonlyMap<string, readonly Target[]>;
  readonly isParticular: (section: Section) => boolean;
}

const MAX_PLACES = 4;
/** A heading is part of a template if more sections have it than `pages`, and than this fraction of all pages. */
const PATTERN = {share: 0.02, pages: 10};
const LIST_OF_LINKS = 0.6;

/** Key of a heading. Headings that differ only in case, numbers and punctuation have the same key. */
export function headingKey(heading: string): string {
  return asTyped(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function countSections(
  pages: readonly Page[],
): Pick<SectionStatistics, 'sections' | 'frequency' | 'headings'> {
  const frequency = new Map<string, number>();
  const headings = new Map<string, Target[]>();
  let sections = 0;
  pages.forEach((page, pageNumber) => {
    page.sections.forEach(({heading, text}, sectionNumber) => {
      sections += 1;
      const here: Target = {page: pageNumber, section: sectionNumber};
      const same = headings.get(headingKey(heading));
      if (same) same.push(here);
      else headings.set(headingKey(heading), [here]);
      for (const word of new Set(contentWords(text)))
        frequency.set(word, (frequency.get(word) ?? 0) + 1);
    });
  });
  return {sections, frequency, headings};
}

/** Sections that define a dotted name: the heading is its last part, and the page's title is the part before it. */
function definitions(
  identifier: string,
  pages: readonly Page[],
  headings: SectionStatistics['headings'],
): Target[] {
  const dot = identifier.lastIndexOf('.');
  if (dot < 0) return [];
  const owner = identifier.slice(0, dot);
  return (headings.get(headingKey(identifier.slice(dot + 1))) ?? []).filter(({page}) =>
    (pages[page]?.title ?? '').split(/[^\w.]+/).includes(owner),
  );
}

/** @param isWanted whether a page may be the target of a query; the other pages only count for statistics */
export function sectionStatistics(
  pages: readonly Page[],
  isWanted: (page: Page) => boolean,
): SectionStatistics {
  const counts = countSections(pages);
  const mostPages = Math.max(PATTERN.pages, pages.length * PATTERN.share);
  const isParticular = ({heading, linked}: Section) =>
    linked < LIST_OF_LINKS && (counts.headings.get(headingKey(heading))?.length ?? 0) <= mostPages;
  const places = new Map<string, {inHeading: Target[]; all: Target[]}>();
  pages.forEach((page, pageNumber) => {
    if (!isWanted(page)) return;
    page.sections.forEach((section, sectionNumber) => {
      if (!isParticular(section)) return;
      const {heading, text} = section;
      const here: Target = {page: pageNumber, section: sectionNumber};
      const inHeading = identifiersIn(heading);
      for (const identifier of identifiersIn(`${heading} ${text}`)) {
        let known = places.get(identifier);
        if (!known) places.set(identifier, (known = {inHeading: [], all: []}));
        if (known.all.length <= MAX_PLACES) known.all.push(here);
        if (inHeading.has(identifier) && known.inHeading.length <= MAX_PLACES)
          known.inHeading.push(here);
      }
    });
  });
  const identifiers = new Map<string, Target[]>();
  for (const [identifier, {inHeading, all}] of places) {
    const chosen = [
      ...(inHeading.length > 0 ? inHeading : all),
      ...definitions(identifier, pages, counts.headings),
    ];
    if (chosen.length <= MAX_PLACES) identifiers.set(identifier, chosen);
  }
  return {...counts, identifiers, isParticular};
}
