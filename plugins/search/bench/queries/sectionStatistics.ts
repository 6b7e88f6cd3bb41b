import type {Page} from '../corpus/Page';
import {identifiersIn} from './identifiers';
import type {Target} from './Query';
import {contentWords} from './words';

/** What the sections of a corpus have in common, as far as picking queries needs it. */
export interface SectionStatistics {
  readonly sections: number;
  /** In how many sections a word stands. */
  readonly frequency: ReadonlyMap<string, number>;
  /** Places of an identifier that is rare enough to mean one thing; heading places first. */
  readonly identifiers: ReadonlyMap<string, readonly Target[]>;
  /** All sections and pages with the same heading or title, by `headingKey`. */
  readonly headings: ReadonlyMap<string, readonly Target[]>;
}

const MAX_PLACES = 4;

/** Headings that read the same are the same, whatever their case, numbers and punctuation. */
export function headingKey(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/^[\d.]+\s/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function sectionStatistics(pages: readonly Page[]): SectionStatistics {
  const frequency = new Map<string, number>();
  const places = new Map<string, {inHeading: Target[]; all: Target[]}>();
  const headings = new Map<string, Target[]>();
  let sections = 0;
  pages.forEach((page, pageNumber) => {
    page.sections.forEach(({heading, text}, sectionNumber) => {
      sections += 1;
      const here: Target = {page: pageNumber, section: sectionNumber};
      const key = headingKey(heading);
      const same = headings.get(key);
      if (same) same.push(here);
      else headings.set(key, [here]);
      for (const word of new Set(contentWords(text)))
        frequency.set(word, (frequency.get(word) ?? 0) + 1);
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
    const chosen = inHeading.length > 0 ? inHeading : all;
    if (chosen.length <= MAX_PLACES) identifiers.set(identifier, chosen);
  }
  return {sections, frequency, identifiers, headings};
}
