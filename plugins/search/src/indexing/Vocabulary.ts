import type {Analyzer} from '../analysis/Analyzer';

/** A word of the text as terms, by number. */
export interface WordTerms {
  /** The parts of the word, in their order. */
  parts: number[];
  /** Parts and joins, each once. */
  all: number[];
}

/** Words that are remembered; of more, all are forgotten and met again. */
const REMEMBERED = 200_000;
const UNKNOWN = 2;

/** Numbers terms, and remembers the words that it has met. */
export class Vocabulary {
  /** All terms, by number. */
  readonly terms: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #words = new Map<string, WordTerms>();
  /** Whether a term is a stop word, 0 or 1. */
  #stops = new Uint8Array(4096).fill(UNKNOWN);

  constructor(readonly analyzer: Analyzer) {}

  isStop(term: number): boolean {
    if (this.#stops[term] === UNKNOWN)
      this.#stops[term] = this.analyzer.isStopWord(this.terms[term] as string) ? 1 : 0;
    return this.#stops[term] === 1;
  }

  /** The terms of a word as it is written. */
  termsOf(word: string): WordTerms {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const {parts, joins} = this.analyzer.split(word);
    const kept = joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;
    const ids = kept.map((part) => this.#id(part));
    const all = [...new Set([...ids, ...joins.map((join) => this.#id(join))])];
    const terms = {parts: ids, all};
    if (this.#words.size >= REMEMBERED) this.#words.clear();
    this.#words.set(word, terms);
    return terms;
  }

  #id(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.#ids.set(term, id);
      this.terms.push(term);
      if (id >= this.#stops.length) this.#grow();
    }
    return id;
  }

  #grow(): void {
    const stops = new Uint8Array(this.#stops.length * 2).fill(UNKNOWN);
    stops.set(this.#stops);
    this.#stops = stops;
  }
}
