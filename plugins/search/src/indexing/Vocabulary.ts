import {APOSTROPHES} from '../analysis/connectors';
import {ownTerms} from '../analysis/splitToken';
import {TermNumbers} from './TermNumbers';

/** A word of the text as terms, by number. */
export interface WordTerms {
  /** The parts of the word, in their order, without the single letters of an identifier. */
  parts: number[];
  /** How many single letters are left out. */
  left: number;
  /** Whether the parts are one name, so that none of them is a stop word: `getMouse`, not `up-to-date`. */
  isName: boolean;
  /** Parts, joins and wider words, each once. */
  all: number[];
}

/** What joins words of prose, among them stop words: `up-to-date`, `dell'applicazione`. */
const NO_NAME = new RegExp(`[-${APOSTROPHES}]`);
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
