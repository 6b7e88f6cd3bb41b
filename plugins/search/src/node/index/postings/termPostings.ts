import type {PageRecorder, RecordedText} from '../records/PageRecorder';
import {RECORD} from '../records/SectionRecords';
import type {Postings} from './encodePostings';
import {addPosting, isJoinedOnly, meanLength} from './rankPostings';

/** All postings, term by term, within a term by ascending section. */
interface Grouped {
  /** First posting of each term, by number, and the end of the last. */
  offsets: Uint32Array;
  /** Record of each posting. */
  records: Uint32Array;
  /** Final number of the section of each posting. */
  sections: Uint32Array;
}

/**
 * Counting sort by term.
 * @param order numbers of the recorded sections in their final order, without those of copies
 */
export function groupByTerm(recorder: PageRecorder, order: Uint32Array): Grouped {
  const {records, starts} = recorder.sections;
  const {terms} = recorder.vocabulary;
  const offsets = new Uint32Array(terms.length + 1);
  for (const recorded of order) {
    const end = starts[recorded + 1] ?? records.length;
    for (let record = starts[recorded] as number; record < end; record += RECORD) {
      const term = (records.values[record] as number) + 1;
      offsets[term] = (offsets[term] as number) + 1;
    }
  }
  for (let term = 0; term < terms.length; term++)
    offsets[term + 1] = (offsets[term + 1] as number) + (offsets[term] as number);
  const next = offsets.slice();
  const count = offsets.at(-1) ?? 0;
  const grouped = {offsets, records: new Uint32Array(count), sections: new Uint32Array(count)};
  for (let section = 0; section < order.length; section++) {
    const recorded = order[section] as number;
    const end = starts[recorded + 1] ?? records.length;
    for (let record = starts[recorded] as number; record < end; record += RECORD) {
      const term = records.values[record] as number;
      const at = next[term] as number;
      next[term] = at + 1;
      grouped.records[at] = record;
      grouped.sections[at] = section;
    }
  }
  return grouped;
}

/**
 * Ranks all postings.
 * @param pages in their final order
 * @returns a function from a term's number to its postings
 */
export function termPostings(
  recorder: PageRecorder,
  pages: readonly RecordedText[],
): (term: number) => Postings {
  const order = Uint32Array.from(
    pages.flatMap(({first, text}) => text.heads.map((_, index) => first + index)),
  );
  const mean = meanLength(recorder.sections, order);
  const grouped = groupByTerm(recorder, order);
  return (term) => {
    const postings: Postings = {sections: [], impacts: [], headings: []};
    const end = grouped.offsets[term + 1] as number;
    const records = grouped.records.subarray(grouped.offsets[term], end);
    // A term that headings have as two words only is found by these two.
    if (records.every((record) => isJoinedOnly(recorder.sections, record))) return postings;
    for (let at = grouped.offsets[term] as number; at < end; at++) {
      const final = grouped.sections[at] as number;
      addPosting(postings, recorder, mean, {
        record: grouped.records[at] as number,
        recorded: order[final] as number,
        section: final,
      });
    }
    return postings;
  };
}
