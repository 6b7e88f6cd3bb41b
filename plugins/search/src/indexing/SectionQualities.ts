import {ByteReader} from '../format/bytes';
import {
  CONTENT_IMPACT,
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IMPACT_STEPS,
  IN_HEADING,
  KIND_IN_HEADING,
} from '../format/layout';
import type {EncodedTerm} from './cutSlices';

/** Sections that a summary names at most. */
const BEST = 160;

/** What a section has of the terms with a prefix. */
export interface Quality {
  section: number;
  impact: number;
  heading: number;
  isTitle: boolean;
  score: number;
}

/** How well a section answers who has typed the start of a term only. */
function scoreOf(impact: number, heading: number): number {
  const content = (impact & CONTENT_IMPACT) / IMPACT_STEPS;
  if ((impact & IN_HEADING) === 0) return content;
  if (heading === KIND_IN_HEADING) return content + 2;
  return content + 24 / (heading & HEADING_LENGTH) + (heading & FIRST_IN_HEADING ? 1 : 0) + 2;
}

/** Collects what sections have of several terms, each section once, and gives the best of them. */
export class SectionQualities {
  /** Sections that have any, in the order in which they were met. */
  #met: number[] = [];
  /** By section. */
  readonly #isMet: Uint8Array;
  readonly #impacts: Uint8Array;
  readonly #headings: Uint8Array;
  readonly #titles: Uint8Array;
  readonly #scores: Float64Array;

  /** @param leads 1 for each section of the index whose heading is the title of its page */
  constructor(readonly leads: Uint8Array) {
    this.#isMet = new Uint8Array(leads.length);
    this.#impacts = new Uint8Array(leads.length);
    this.#headings = new Uint8Array(leads.length);
    this.#titles = new Uint8Array(leads.length);
    this.#scores = new Float64Array(leads.length);
  }

  /** Adds what a section has, which is as good as the best of it. */
  add({section, impact, heading, isTitle, score}: Quality): void {
    this.#add(section, impact, heading, isTitle, score);
  }

  /** Adds the sections of a term. */
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
      this.#add(section, impact, heading, isTitle, scoreOf(impact, heading));
    }
  }

  #add(section: number, impact: number, heading: number, isTitle: boolean, score: number): void {
    if (this.#isMet[section] === 0) {
      this.#isMet[section] = 1;
      this.#met.push(section);
      this.#impacts[section] = impact;
      this.#headings[section] = heading;
      this.#titles[section] = Number(isTitle);
      this.#scores[section] = score;
      return;
    }
    const known = this.#impacts[section] as number;
    const best = this.#scores[section] as number;
    this.#impacts[section] =
      Math.max(known & CONTENT_IMPACT, impact & CONTENT_IMPACT) |
      ((known | impact) & ~CONTENT_IMPACT);
    if (impact & IN_HEADING && (this.#headings[section] === 0 || score > best))
      this.#headings[section] = heading;
    if (score > best) this.#scores[section] = score;
    if (isTitle) this.#titles[section] = 1;
  }

  /**
   * Gives the best sections, and forgets all.
   * @returns as many titles as other places, where there are enough of both
   */
  takeBest(): Quality[] {
    const titles: number[] = [];
    const others: number[] = [];
    for (const section of this.#met) {
      (this.#titles[section] === 1 ? titles : others).push(section);
      this.#isMet[section] = 0;
    }
    this.#met = [];
    const taken = this.#best(titles).slice(0, Math.max(BEST / 2, BEST - others.length));
    return [...taken, ...this.#best(others).slice(0, BEST - taken.length)].map((section) => ({
      section,
      impact: this.#impacts[section] as number,
      heading: this.#headings[section] as number,
      isTitle: this.#titles[section] === 1,
      score: this.#scores[section] as number,
    }));
  }

  /** The best of some sections, as many as a summary names at most. */
  #best(sections: number[]): number[] {
    const scoreAt = (section: number): number => this.#scores[section] as number;
    const isBetter = (a: number, b: number): number => scoreAt(b) - scoreAt(a) || a - b;
    if (sections.length <= BEST) return sections.sort(isBetter);
    // Numbers are sorted far faster than sections by their scores, and most sections are not needed.
    const scores = new Float64Array(sections.length);
    for (let index = 0; index < sections.length; index++)
      scores[index] = scoreAt(sections[index] as number);
    const least = scores.sort().at(-BEST) as number;
    return sections
      .filter((section) => scoreAt(section) >= least)
      .sort(isBetter)
      .slice(0, BEST);
  }
}
