import {RECORD} from './records';
import type {SectionCollector} from './SectionCollector';

/** All postings, term by term, within a term by ascending section. */
export interface Grouped {
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
