import type {Analyzer} from '../../../core/text/Analyzer';
import {APOSTROPHES, HYPHENS} from '../../../core/text/fold';
import {ownTerms} from '../../../core/text/TokenTerms';

const UNKNOWN = 2;

interface WordTerms {
  /** Parts of the word in order, without the single letters of an identifier. */
  parts: number[];
  /** Number of single letters that are left out. */
  left: number;
  /** Whether the parts are one name, so that stop words count in it: `getMouse`, but not `up-to-date`. */
  isName: boolean;
  all: number[];
}

/** Characters that join words of prose, including stop words: `up-to-date`, `and/or`, `dell'applicazione`. */
const NO_NAME = new RegExp(`[-${HYPHENS}/${APOSTROPHES}]`);
const MOST_CACHED = 500_000;

/**
 * Copies a part of a text. Without a copy, the part would keep the whole text in memory, because engines store
 * long substrings as references.
 */
const copyOf = (part: string): string => ` ${part}`.slice(1);

export class Vocabulary {
  readonly terms: string[] = [];
  /** Terms of each word, or only the number of the term if the word is one term. */
  readonly #words = new Map<string, number | WordTerms>();
  readonly #ids = new Map<string, number>();
  #stops = new Uint8Array(4096).fill(UNKNOWN);

  constructor(readonly analyzer: Analyzer) {}

  idOf(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      const own = copyOf(term);
      this.#ids.set(own, id);
      this.terms.push(own);
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

  find(word: string): number | WordTerms {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const terms = this.#termsOf(word);
    if (this.#words.size >= MOST_CACHED) this.#words.clear();
    this.#words.set(copyOf(word), terms);
    return terms;
  }

  termsOf(word: string): WordTerms {
    const found = this.find(word);
    return typeof found === 'number'
      ? {parts: [found], left: 0, isName: false, all: [found]}
      : found;
  }

  #termsOf(word: string): number | WordTerms {
    const token = this.analyzer.split(word);
    const {parts, joins, wider = []} = token;
    const kept = ownTerms(token);
    const left = parts.length - kept.length;
    const ids = kept.map((part) => this.idOf(part));
    const others = [...joins, ...wider].map((term) => this.idOf(term));
    const all = [...new Set([...ids, ...others])];
    const [only] = ids;
    if (only !== undefined && ids.length + others.length + left === 1) return only;
    const isName = joins.length > 0 && !NO_NAME.test(word);
    return {parts: ids, left, isName, all};
  }
}
