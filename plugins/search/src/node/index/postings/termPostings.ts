import type {PageRecorder, RecordedText} from '../records/PageRecorder';
import {RECORD, type SectionRecords} from '../records/SectionRecords';
import type {Postings} from './encodePostings';
import {headingByte, impactByte, isJoinedOnly, isUnused, lengthNorms} from './rankPostings';

/** All postings, grouped by term. The postings of a term are sorted by section. */
interface Grouped {
  offsets: Uint32Array;
  records: Uint32Array;
  sections: Uint32Array;
}

/** Counting sort by term. */
function groupByTerm(
  {records, starts}: SectionRecords,
  terms: number,
  order: Uint32Array,
): Grouped {
  const offsets = new Uint32Array(terms + 1);
  const {values} = records;
  const endOf = (recorded: number): number => starts[recorded + 1] ?? records.length;
  for (const recorded of order) {
    const end = endOf(recorded);
    for (let record = starts[recorded] as number; record < end; record += RECORD) {
      const term = (values[record] as number) + 1;
      offsets[term] = (offsets[term] as number) + 1;
    }
  }
  for (let term = 0; term < terms; term++)
    offsets[term + 1] = (offsets[term + 1] as number) + (offsets[term] as number);
  const next = offsets.slice();
  const count = offsets[terms] as number;
  const grouped = {offsets, records: new Uint32Array(count), sections: new Uint32Array(count)};
  for (let section = 0; section < order.length; section++) {
    const recorded = order[section] as number;
    const end = endOf(recorded);
    for (let record = starts[recorded] as number; record < end; record += RECORD) {
      const term = values[record] as number;
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
 *
 * @param pages pages in their final order
 * @returns a function from a term's number to its postings, which are valid until its next call
 */
export function termPostings(
  {sections: recorded, vocabulary}: PageRecorder,
  pages: readonly RecordedText[],
): (term: number) => Postings {
  const {terms} = vocabulary;
  const order = Uint32Array.from(
    pages.flatMap(({first, text}) =>
      Array.from({length: text.heads.length}, (_, at) => first + at),
    ),
  );
  const norms = lengthNorms(recorded, order);
  const grouped = groupByTerm(recorded, terms.length, order);
  const {values} = recorded.records;
  const all = {
    sections: new Uint32Array(order.length),
    impacts: new Uint8Array(order.length),
    headings: new Uint8Array(order.length),
  };

  /**
   * Whether a term only occurs in headings, as two words. Such a term has no postings, because queries find it by
   * the two words.
   */
  function isJoined(start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      const record = grouped.records[at] as number;
      if (!isJoinedOnly(values[record + 1] as number, values[record + 2] as number)) return false;
    }
    return true;
  }

  return (term) => {
    const start = grouped.offsets[term] as number;
    const end = grouped.offsets[term + 1] as number;
    const isStop = vocabulary.isStop(term);
    const {length} = terms[term] as string;
    let count = 0;
    if (!isJoined(start, end))
      for (let at = start; at < end; at++) {
        const record = grouped.records[at] as number;
        const section = grouped.sections[at] as number;
        const other = values[record + 2] as number;
        // Stop words only have postings for headings.
        if (isStop && (other & 255) === 0) continue;
        if (isUnused(values[record + 1] as number, other)) continue;
        const norm = norms[section] as number;
        const letters = recorded.headingLetters[order[section] as number] as number;
        all.sections[count] = section;
        all.impacts[count] = impactByte(values[record + 1] as number, other, norm, isStop);
        all.headings[count] = headingByte(other, letters, length);
        count++;
      }
    return {
      sections: all.sections.subarray(0, count),
      impacts: all.impacts.subarray(0, count),
      headings: all.headings.subarray(0, count),
    };
  };
}
