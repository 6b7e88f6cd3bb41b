import type {Postings} from './encodePostings';
import {groupByTerm} from './groupByTerm';
import {addPosting, isJoinedOnly, meanLengths} from './rankPostings';
import type {SectionCollector} from './SectionCollector';

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
  isExact: boolean,
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
    const postings: Postings = {sections: [], impacts: [], headings: [], weights: [], isExact};
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
        isExact,
      });
    }
    return postings;
  };
}
