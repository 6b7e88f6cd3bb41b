import type {Analyzer} from '../../core/text/Analyzer';
import {GrowingArray, RECORD} from './PageRecords';
import type {PageCounts} from './PageCounter';
import {APOSTROPHES, HYPHENS} from '../../core/text/fold';
import {ownTerms} from '../../core/text/splitToken';

const UNKNOWN = 2;

/** Gives terms numbers in the order in which they are met, and remembers which are stop words. */
class TermNumbers {
  /** All terms, by number. */
  readonly terms: string[] = [];
  readonly #ids = new Map<string, number>();
  /** Whether a term is a stop word, 0 or 1. */
  #stops = new Uint8Array(4096).fill(UNKNOWN);

  constructor(readonly analyzer: Analyzer) {}

  idOf(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.#ids.set(term, id);
      this.terms.push(term);
      if (id >= this.#stops.length) this.#grow();
    }
    return id;
  }

  isStop(id: number): boolean {
    if (this.#stops[id] === UNKNOWN)
      this.#stops[id] = this.analyzer.isStopWord(this.terms[id] as string) ? 1 : 0;
    return this.#stops[id] === 1;
  }

  #grow(): void {
    const grown = new Uint8Array(this.#stops.length * 2).fill(UNKNOWN);
    grown.set(this.#stops);
    this.#stops = grown;
  }
}

/** A word of the text as terms, by number. */
interface WordTerms {
  /** The parts of the word, in their order, without the single letters of an identifier. */
  parts: number[];
  /** How many single letters are left out. */
  left: number;
  /** Whether the parts are one name, so that none of them is a stop word: `getMouse`, not `up-to-date`. */
  isName: boolean;
  /** Parts, joins and wider words, each once. */
  all: number[];
}

/** What joins words of prose, among them stop words: `up-to-date`, `and/or`, `dell'applicazione`. */
const NO_NAME = new RegExp(`[-${HYPHENS}/${APOSTROPHES}]`);
/** Words that are remembered; of more, all are forgotten and met again. */
const REMEMBERED = 200_000;

/** Numbers terms, and remembers the words that it has met. */
export class Vocabulary extends TermNumbers {
  readonly #words = new Map<string, WordTerms>();

  /** The terms of a word as it is written. */
  termsOf(word: string): WordTerms {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const token = this.analyzer.split(word);
    const {parts, joins, wider = []} = token;
    const kept = ownTerms(token);
    const left = parts.length - kept.length;
    const ids = kept.map((part) => this.idOf(part));
    const others = [...joins, ...wider].map((term) => this.idOf(term));
    const all = [...new Set([...ids, ...others])];
    const isName = joins.length > 0 && !NO_NAME.test(word);
    const terms = {parts: ids, left, isName, all};
    if (this.#words.size >= REMEMBERED) this.#words.clear();
    this.#words.set(word, terms);
    return terms;
  }
}

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
