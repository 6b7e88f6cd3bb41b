import type {Analyzer} from '../analysis/Analyzer';
import {GrowingArray, RECORD} from './PageRecords';
import type {PageCounts} from './PageCounter';
import {TermNumbers} from './Vocabulary';

/** Collects the counts of sections, page after page, in typed arrays. */
export class SectionCollector {
  readonly vocabulary: TermNumbers;
  readonly records = new GrowingArray();
  /** First record of each section, by order of collection. */
  readonly starts: number[] = [];
  /** Letters of each section's heading, stop words left out where there are other words. */
  readonly headingLetters: number[] = [];
  /** Per section: lengths of heading, description, keywords, prose and code, in words. */
  readonly lengths = new GrowingArray();

  constructor(readonly analyzer: Analyzer) {
    this.vocabulary = new TermNumbers(analyzer);
  }

  /** Takes over what was counted of a page, whose first section stands for the page as a whole. */
  merge({terms, records, starts, headingLetters, lengths}: PageCounts): void {
    const ids = new Uint32Array(terms.length);
    for (let index = 0; index < terms.length; index++)
      ids[index] = this.vocabulary.idOf(terms[index] as string);
    const first = this.records.length;
    this.records.append(records);
    const {values} = this.records;
    for (let at = 0; at < records.length; at += RECORD)
      values[first + at] = ids[records[at] as number] as number;
    for (const start of starts) this.starts.push(first + start);
    for (const letters of headingLetters) this.headingLetters.push(letters);
    for (const length of lengths) this.lengths.push(length);
  }
}
