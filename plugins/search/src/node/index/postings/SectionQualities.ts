import {ByteReader} from '../../../core/format/bytes';
import {
  CONTENT_IMPACT,
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IMPACT_STEPS,
  IN_HEADING,
  KIND_IN_HEADING,
} from '../../../core/format/layout';
import type {EncodedTerm} from './cutSlices';

const BEST = 160;

/** Match of a section with a prefix, combined from all terms of the section that have the prefix. */
export interface Quality {
  section: number;
  impact: number;
  heading: number;
  isTitle: boolean;
  score: number;
}

function scoreOf(impact: number, heading: number): number {
  const content = (impact & CONTENT_IMPACT) / IMPACT_STEPS;
  if ((impact & IN_HEADING) === 0) return content;
  if (heading === KIND_IN_HEADING) return content + 2;
  return content + 24 / (heading & HEADING_LENGTH) + (heading & FIRST_IN_HEADING ? 1 : 0) + 2;
}

const isBetter = (one: Quality, other: Quality): number =>
  other.score - one.score || one.section - other.section;

function joined(one: Quality, other: Quality): Quality {
  const content = Math.max(one.impact & CONTENT_IMPACT, other.impact & CONTENT_IMPACT);
  const isNearer =
    (other.impact & IN_HEADING) > 0 && (one.heading === 0 || other.score > one.score);
  return {
    section: one.section,
    impact: content | ((one.impact | other.impact) & ~CONTENT_IMPACT),
    heading: isNearer ? other.heading : one.heading,
    isTitle: one.isTitle || other.isTitle,
    score: Math.max(one.score, other.score),
  };
}

export class SectionQualities {
  #met = new Map<number, Quality>();

  /** @param leads 1 for each section of the index whose heading is the title of its page */
  constructor(readonly leads: Uint8Array) {}

  add(quality: Quality): void {
    const known = this.#met.get(quality.section);
    this.#met.set(quality.section, known === undefined ? quality : joined(known, quality));
  }

  addTerm({postings, impactsStart, count}: EncodedTerm): void {
    const sections = new ByteReader(postings);
    const impacts = new ByteReader(postings, impactsStart);
    const headings = new ByteReader(postings, impactsStart + count);
    let section = -1;
    for (let left = count; left > 0; left--) {
      section += sections.number() + 1;
      const impact = impacts.byte();
      const heading = impact & IN_HEADING ? headings.byte() : 0;
      const isTitle = heading > 0 && this.leads[section] === 1;
      this.add({section, impact, heading, isTitle, score: scoreOf(impact, heading)});
    }
  }

  /**
   * Returns the best sections and resets the collection.
   *
   * @returns as many titles as other sections, if there are enough of both
   */
  takeBest(): Quality[] {
    const sorted = Array.from(this.#met.values()).sort(isBetter);
    this.#met = new Map();
    const titles = sorted.filter(({isTitle}) => isTitle);
    const others = sorted.filter(({isTitle}) => !isTitle);
    const taken = titles.slice(0, Math.max(BEST / 2, BEST - others.length));
    return [...taken, ...others.slice(0, BEST - taken.length)];
  }
}
