import type {Analyzer} from '../analysis/Analyzer';
import type {Page, Section} from '../extract/Page';
import {GrowingArray} from './GrowingArray';

/** Words of a posting record: term, frequencies in prose and code, frequencies elsewhere and flags. */
export const RECORD = 3;

export const RAW_CRUMBS = 1;
export const RAW_FIRST = 2;

const NUMBERING =
  /^\s*(?:(?:chapter|appendix|part|section)\s+)?(?:\d+|[A-Z])(?:\.\d+)*\.\s+(?=\S)/i;

/** `5.1. Table Basics` → `Table Basics`. */
export const withoutNumbering = (heading: string): string => heading.replace(NUMBERING, '');

interface Surface {
  parts: number[];
  all: number[];
}

const MAX = 0xffff;

/** Counts the terms of sections, page after page, in typed arrays. */
export class SectionCollector {
  readonly terms: string[] = [];
  readonly records = new GrowingArray();
  /** First record of each section, by order of collection. */
  readonly starts: number[] = [];
  /** Letters of each section's heading, stop words left out where there are other words. */
  readonly headingLetters: number[] = [];
  /** Per section: lengths of heading, description, keywords, prose and code, in words. */
  readonly lengths = new GrowingArray();
  readonly #ids = new Map<string, number>();
  readonly #surfaces = new Map<string, Surface>();
  #slots = new Int32Array(4096).fill(-1);
  readonly #isStop: boolean[] = [];

  constructor(readonly analyzer: Analyzer) {}

  #id(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.#ids.set(term, id);
      this.terms.push(term);
      this.#isStop.push(this.analyzer.isStopWord(term));
      if (id >= this.#slots.length) {
        const grown = new Int32Array(this.#slots.length * 2).fill(-1);
        grown.set(this.#slots);
        this.#slots = grown;
      }
    }
    return id;
  }

  isStopTerm(id: number): boolean {
    return this.#isStop[id] as boolean;
  }

  #surface(token: string): Surface {
    let surface = this.#surfaces.get(token);
    if (surface === undefined) {
      const {parts, joins} = this.analyzer.split(token);
      const kept = joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;
      const ids = kept.map((part) => this.#id(part));
      surface = {parts: ids, all: [...new Set([...ids, ...joins.map((join) => this.#id(join))])]};
      if (this.#surfaces.size > 200_000) this.#surfaces.clear();
      this.#surfaces.set(token, surface);
    }
    return surface;
  }

  #slot(term: number): number {
    let slot = this.#slots[term] as number;
    const first = this.starts[this.starts.length - 1] as number;
    if (slot < first || this.records.values[slot] !== term || slot >= this.records.length) {
      slot = this.records.length;
      this.#slots[term] = slot;
      this.records.push(term);
      this.records.push(0);
      this.records.push(0);
    }
    return slot;
  }

  /** Adds to one of the frequencies, of 8 or 16 bits, without overflow. */
  #add(term: number, word: number, shift: number, limit: number): void {
    const at = this.#slot(term) + word;
    const values = this.records.values;
    const value = values[at] as number;
    if (((value >>> shift) & limit) < limit) values[at] = (value + (1 << shift)) >>> 0;
  }

  #short(text: string, shift: number): number {
    let length = 0;
    this.analyzer.scan(text, (start, end) => {
      const surface = this.#surface(text.slice(start, end));
      length += Math.max(1, surface.parts.length);
      for (const term of surface.all) this.#add(term, 2, shift, 255);
    });
    return length;
  }

  #heading(text: string): number {
    let length = 0;
    let letters = 0;
    let stopLetters = 0;
    this.analyzer.scan(text, (start, end) => {
      const surface = this.#surface(text.slice(start, end));
      for (const term of surface.all) {
        this.#add(term, 2, 0, 255);
        if (length > 0) continue;
        const at = this.#slot(term) + 2;
        this.records.values[at] = (this.records.values[at] as number) | (RAW_FIRST << 24);
      }
      for (const part of surface.parts) {
        const count = (this.terms[part] as string).length;
        if (this.isStopTerm(part)) stopLetters += count;
        else letters += count;
      }
      length += Math.max(1, surface.parts.length);
    });
    this.headingLetters.push(letters || stopLetters || 1);
    return length;
  }

  #content(section: Section): [number, number] {
    const {text, code} = section;
    let prose = 0;
    let inCode = 0;
    let range = 0;
    this.analyzer.scan(text, (start, end) => {
      while (range < code.length && (code[range + 1] as number) <= start) range += 2;
      const isCode = range < code.length && (code[range] as number) <= start;
      const surface = this.#surface(text.slice(start, end));
      const words = Math.max(1, surface.parts.length);
      if (isCode) inCode += words;
      else prose += words;
      for (const term of surface.all) this.#add(term, 1, isCode ? 16 : 0, MAX);
    });
    return [prose, inCode];
  }

  #crumbs(texts: string[]): void {
    for (const text of texts) {
      this.analyzer.scan(text, (start, end) => {
        for (const term of this.#surface(text.slice(start, end)).all) {
          if (this.isStopTerm(term)) continue;
          const at = this.#slot(term) + 2;
          this.records.values[at] =
            ((this.records.values[at] as number) | (RAW_CRUMBS << 24)) >>> 0;
        }
      });
    }
  }

  /** Counts all sections of a page; its first section stands for the page as a whole. */
  add(page: Page): void {
    page.sections.forEach((section, index) => {
      this.starts.push(this.records.length);
      const isLead = index === 0;
      const heading = this.#heading(withoutNumbering(isLead ? page.title : section.heading));
      const description = isLead ? this.#short(page.description, 8) : 0;
      const keywords = isLead ? this.#short(page.keywords, 16) : 0;
      const [prose, code] = this.#content(section);
      this.#crumbs(isLead ? page.breadcrumbs : [...page.breadcrumbs, page.title]);
      for (const length of [heading, description, keywords, prose, code]) this.lengths.push(length);
    });
  }
}
