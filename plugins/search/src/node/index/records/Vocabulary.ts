import type {Analyzer} from '../../../core/text/Analyzer';
import {APOSTROPHES, HYPHENS} from '../../../core/text/fold';
import {ownTerms} from '../../../core/text/splitToken';

const UNKNOWN = 2;

/** A word of the text as terms, by number. */
interface WordTerms {
  /** The parts of the word in their order, without the single letters of an identifier. */
  parts: number[];
  /** Number of single letters that are left out. */
  left: number;
  /** Whether the parts are one name, so that none of them is a stop word: `getMouse`, not `up-to-date`. */
  isName: boolean;
  /** Parts, joins and wider words, each once. */
  all: number[];
}

/** Signs that join words of prose, also stop words: `up-to-date`, `and/or`, `dell'applicazione`. */
const NO_NAME = new RegExp(`[-${HYPHENS}/${APOSTROPHES}]`);
/** Number of words cached before the cache is cleared. */
const MOST_CACHED = 200_000;

/** Numbers terms in the order in which they occur, and caches the terms of words. */
export class Vocabulary {
  /** All terms, by number. */
  readonly terms: string[] = [];
  readonly #words = new Map<string, WordTerms>();
  readonly #ids = new Map<string, number>();
  /** 0, 1 or `UNKNOWN`: whether a term is a stop word. */
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
    if (this.#words.size >= MOST_CACHED) this.#words.clear();
    this.#words.set(word, terms);
    return terms;
  }
}
