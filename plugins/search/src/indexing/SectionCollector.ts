import type {Analyzer} from '../analysis/Analyzer';
import type {Page} from '../extract/page/Page';
import {GrowingArray, RECORD} from './PageRecords';
import {PageCounter, type PageCounts} from './PageCounter';
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
  #counter: PageCounter | undefined;

  constructor(readonly analyzer: Analyzer) {
    this.vocabulary = new TermNumbers(analyzer);
  }

  /** Counts all sections of a page; its first section stands for the page as a whole. */
  add(page: Page): void {
    this.#counter ??= new PageCounter(this.analyzer);
    this.merge(this.#counter.count(page));
  }

  /** Takes over what was counted of a page. */
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
