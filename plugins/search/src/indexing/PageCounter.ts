import type {Analyzer} from '../analysis/Analyzer';
import type {Page, Section} from '../extract/Page';
import {GrowingArray} from './GrowingArray';
import {RAW_CRUMBS, RAW_FIRST, RECORD} from './records';
import {withoutNumbering} from './withoutNumbering';

/** How often each term stands in each section of one page. */
export interface PageCounts {
  /** The page's terms, by their first record. */
  terms: string[];
  /** Posting records, section by section; a record's term is its place in `terms`. */
  records: Uint32Array;
  /** First record of each section. */
  starts: number[];
  /** Letters of each section's heading, stop words left out where there are other words. */
  headingLetters: number[];
  /** Per section: lengths of heading, description, keywords, prose and code, in words. */
  lengths: number[];
}

interface Surface {
  parts: number[];
  all: number[];
}

const MAX = 0xffff;
const REMEMBERED = 200_000;
const UNKNOWN = 2;

/** Counts the terms of pages, each page on its own, and remembers the words that it has met. */
export class PageCounter {
  readonly #terms: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #surfaces = new Map<string, Surface>();
  readonly #records = new GrowingArray();
  #first = 0;
  /** Where a term's record may be: it is there if that record has the term. */
  #slots = new Int32Array(4096);
  /** Number of a term within the page, by term. */
  #local = new Int32Array(4096).fill(-1);
  /** Whether a term is a stop word, 0 or 1. */
  #stops = new Uint8Array(4096).fill(UNKNOWN);

  constructor(readonly analyzer: Analyzer) {}

  #id(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.#terms.length;
      this.#ids.set(term, id);
      this.#terms.push(term);
      if (id >= this.#slots.length) this.#grow();
    }
    return id;
  }

  #grow(): void {
    const size = this.#slots.length * 2;
    const slots = new Int32Array(size);
    const local = new Int32Array(size).fill(-1);
    const stops = new Uint8Array(size).fill(UNKNOWN);
    slots.set(this.#slots);
    local.set(this.#local);
    stops.set(this.#stops);
    this.#slots = slots;
    this.#local = local;
    this.#stops = stops;
  }

  #isStop(id: number): boolean {
    if (this.#stops[id] === UNKNOWN)
      this.#stops[id] = this.analyzer.isStopWord(this.#terms[id] as string) ? 1 : 0;
    return this.#stops[id] === 1;
  }

  #surface(token: string): Surface {
    const known = this.#surfaces.get(token);
    if (known !== undefined) return known;
    const {parts, joins} = this.analyzer.split(token);
    const kept = joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;
    const ids = kept.map((part) => this.#id(part));
    const all = [...new Set([...ids, ...joins.map((join) => this.#id(join))])];
    const surface = {parts: ids, all};
    if (this.#surfaces.size >= REMEMBERED) this.#surfaces.clear();
    this.#surfaces.set(token, surface);
    return surface;
  }

  #slot(term: number): number {
    const records = this.#records;
    let slot = this.#slots[term] as number;
    if (slot < this.#first || slot >= records.length || records.values[slot] !== term) {
      slot = records.length;
      this.#slots[term] = slot;
      records.push(term);
      records.push(0);
      records.push(0);
    }
    return slot;
  }

  /** Adds to one of the frequencies, of 8 or 16 bits, without overflow. */
  #add(term: number, word: number, shift: number, limit: number): void {
    const at = this.#slot(term) + word;
    const values = this.#records.values;
    const value = values[at] as number;
    if (((value >>> shift) & limit) < limit) values[at] = (value + (1 << shift)) >>> 0;
  }

  #flag(term: number, flag: number): void {
    const at = this.#slot(term) + 2;
    const values = this.#records.values;
    values[at] = ((values[at] as number) | (flag << 24)) >>> 0;
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

  #heading(text: string): [length: number, letters: number] {
    let length = 0;
    let letters = 0;
    let stopLetters = 0;
    this.analyzer.scan(text, (start, end) => {
      const surface = this.#surface(text.slice(start, end));
      for (const term of surface.all) {
        this.#add(term, 2, 0, 255);
        if (length === 0) this.#flag(term, RAW_FIRST);
      }
      for (const part of surface.parts) {
        const count = (this.#terms[part] as string).length;
        if (this.#isStop(part)) stopLetters += count;
        else letters += count;
      }
      length += Math.max(1, surface.parts.length);
    });
    return [length, letters || stopLetters || 1];
  }

  #content({text, code}: Section): [prose: number, code: number] {
    let prose = 0;
    let inCode = 0;
    let range = 0;
    this.analyzer.scan(text, (start, end) => {
      while (range < code.length && (code[range + 1] as number) <= start) range += 2;
      const isCode = range < code.length && (code[range] as number) <= start;
      const {parts, all} = this.#surface(text.slice(start, end));
      const words = Math.max(1, parts.length);
      if (isCode) inCode += words;
      else prose += words;
      for (let at = 0; at < all.length; at++) this.#add(all[at] as number, 1, isCode ? 16 : 0, MAX);
    });
    return [prose, inCode];
  }

  #crumbs(texts: readonly string[]): void {
    for (const text of texts) {
      this.analyzer.scan(text, (start, end) => {
        for (const term of this.#surface(text.slice(start, end)).all)
          if (!this.#isStop(term)) this.#flag(term, RAW_CRUMBS);
      });
    }
  }

  /** Counts all sections of a page; its first section stands for the page as a whole. */
  count(page: Page): PageCounts {
    const starts: number[] = [];
    const headingLetters: number[] = [];
    const lengths: number[] = [];
    this.#records.length = 0;
    for (const [index, section] of page.sections.entries()) {
      this.#first = this.#records.length;
      starts.push(this.#first);
      const isLead = index === 0;
      const [heading, letters] = this.#heading(
        withoutNumbering(isLead ? page.title : section.heading),
      );
      const description = isLead ? this.#short(page.description, 8) : 0;
      const keywords = isLead ? this.#short(page.keywords, 16) : 0;
      const [prose, code] = this.#content(section);
      this.#crumbs(isLead ? page.breadcrumbs : [...page.breadcrumbs, page.title]);
      headingLetters.push(letters);
      lengths.push(heading, description, keywords, prose, code);
    }
    return {...this.#localRecords(), starts, headingLetters, lengths};
  }

  /** The records with numbers of terms that mean something without this counter. */
  #localRecords(): Pick<PageCounts, 'terms' | 'records'> {
    const records = this.#records.values.slice(0, this.#records.length);
    const terms: string[] = [];
    const met: number[] = [];
    for (let at = 0; at < records.length; at += RECORD) {
      const term = records[at] as number;
      if (this.#local[term] === -1) {
        this.#local[term] = met.length;
        met.push(term);
        terms.push(this.#terms[term] as string);
      }
      records[at] = this.#local[term] as number;
    }
    for (const term of met) this.#local[term] = -1;
    return {terms, records};
  }
}
