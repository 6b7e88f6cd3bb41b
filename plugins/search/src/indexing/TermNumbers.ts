import type {Analyzer} from '../analysis/Analyzer';

const UNKNOWN = 2;

/** Gives terms numbers in the order in which they are met, and remembers which are stop words. */
export class TermNumbers {
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
