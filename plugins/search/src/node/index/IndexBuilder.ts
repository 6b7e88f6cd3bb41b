import type {Analyzer} from '../../core/text/Analyzer';
import {runningSums} from '../../core/format/bytes';
import {encodeTerms} from './encodeTerms';
import {type IndexFile, indexFiles, type IndexSettings} from './indexFiles';
import type {PageCounts} from './PageCounter';
import {comparePages, type PageText} from './PageText';
import {SectionCollector} from './SectionCollector';
import type {Postings} from './encodePostings';
import {addPosting, isJoinedOnly, meanLengths} from './rankPostings';
import {RECORD} from './PageRecords';

interface Collected {
  text: PageText;
  first: number;
}

/** Collects pages and makes the files of an index from them. The order of the pages is free. */
export class IndexBuilder {
  readonly #collector: SectionCollector;
  readonly #pages: Collected[] = [];

  constructor(
    readonly analyzer: Analyzer,
    readonly settings: IndexSettings,
  ) {
    this.#collector = new SectionCollector(analyzer);
  }

  get sections(): number {
    return this.#collector.starts.length;
  }

  get pages(): number {
    return this.#pages.length;
  }

  /** Adds a page whose terms were counted before. */
  add(text: PageText, counts: PageCounts): void {
    this.#pages.push({text, first: this.sections});
    this.#collector.merge(counts);
  }

  /** The files, the manifest last. All pages must be there. */
  finish(): IndexFile[] {
    this.#pages.sort((a, b) => comparePages(a.text, b.text));
    const collected = this.#pages.map(({text, first}) => ({first, count: text.heads.length}));
    const postingsOf = termPostings(this.#collector, collected);
    const leads = new Uint8Array(this.sections);
    const starts = runningSums(collected.map(({count}) => count));
    for (const start of starts.subarray(0, -1)) leads[start] = 1;
    const terms = encodeTerms(
      this.#collector.vocabulary.terms,
      postingsOf,
      leads,
      pagesByTag(this.#pages, starts),
      this.settings.isOneOfSeveral,
    );
    const synonyms = this.settings.synonyms.map((group) => group.map(this.analyzer.normalize));
    const texts = this.#pages.map(({text}) => text);
    return indexFiles(texts, terms, {...this.settings, synonyms});
  }
}

/** The first sections of the pages with each tag. */
function pagesByTag(pages: readonly Collected[], starts: Uint32Array): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, {text}] of pages.entries())
    for (const tag of new Set(text.tags))
      found.set(tag, [...(found.get(tag) ?? []), starts[index] as number]);
  return found;
}

/** All postings, term by term, within a term by ascending section. */
interface Grouped {
  /** First posting of each term, by the collector's term number; one more at the end. */
  offsets: Uint32Array;
  /** Record of each posting in the collector. */
  records: Uint32Array;
  /** Final number of the section of each posting. */
  sections: Uint32Array;
}

/** Counting sort by term. `order` lists the collected sections in their final order. */
export function groupByTerm(collector: SectionCollector, order: Uint32Array): Grouped {
  const {records, starts} = collector;
  const {terms} = collector.vocabulary;
  const count = records.length / RECORD;
  const offsets = new Uint32Array(terms.length + 1);
  for (let record = 0; record < records.length; record += RECORD) {
    const term = (records.values[record] as number) + 1;
    offsets[term] = (offsets[term] as number) + 1;
  }
  for (let term = 0; term < terms.length; term++)
    offsets[term + 1] = (offsets[term + 1] as number) + (offsets[term] as number);
  const next = offsets.slice();
  const grouped = {offsets, records: new Uint32Array(count), sections: new Uint32Array(count)};
  for (let section = 0; section < order.length; section++) {
    const collected = order[section] as number;
    const end = starts[collected + 1] ?? records.length;
    for (let record = starts[collected] as number; record < end; record += RECORD) {
      const term = records.values[record] as number;
      const at = next[term] as number;
      next[term] = at + 1;
      grouped.records[at] = record;
      grouped.sections[at] = section;
    }
  }
  return grouped;
}

/** The collected sections of one page, which stand side by side. */
export interface CollectedPage {
  /** The first one, by order of collection; it stands for the page as a whole. */
  first: number;
  count: number;
}

/**
 * Ranks all that was collected.
 * @param pages in their final order
 * @returns gives the postings of a term, by the collector's term number
 */
export function termPostings(
  collector: SectionCollector,
  pages: Iterable<CollectedPage>,
): (term: number) => Postings {
  const order = new Uint32Array(collector.starts.length);
  const leads = new Uint8Array(collector.starts.length);
  let section = 0;
  for (const {first, count} of pages) {
    leads[first] = 1;
    for (let index = 0; index < count; index++) order[section++] = first + index;
  }
  const means = meanLengths(collector, (collected) => leads[collected] === 1);
  const grouped = groupByTerm(collector, order);
  return (term) => {
    const postings: Postings = {sections: [], impacts: [], headings: [], weights: []};
    const end = grouped.offsets[term + 1] as number;
    // What headings alone have, and as two words only, is found by these two.
    const records = grouped.records.subarray(grouped.offsets[term], end);
    if (records.every((record) => isJoinedOnly(collector, record))) return postings;
    for (let at = grouped.offsets[term] as number; at < end; at++) {
      const final = grouped.sections[at] as number;
      const collected = order[final] as number;
      addPosting(postings, collector, means, {
        record: grouped.records[at] as number,
        collected,
        section: final,
        isLead: leads[collected] === 1,
      });
    }
    return postings;
  };
}
