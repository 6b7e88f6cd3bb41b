import {LONGEST_PHRASE} from './CodeBook';

const BYTES = 256;
/** In place of a phrase, where none ends. */
const NONE = -1;

/** Finds which of some phrases stand at a place, by a tree of their bytes (a trie). */
export class PhraseFinder {
  /** Number of each byte that phrases consist of, from 1 on: so rows of the tree are short. */
  readonly #letters = new Uint16Array(BYTES);
  readonly #width: number;
  /** By node and letter the node below, or 0. The root is node 0. */
  readonly #below: Uint16Array;
  /** By node the phrase that ends there. */
  readonly #phrases: Int16Array;
  /** Bytes of each phrase. */
  readonly lengths: number[];
  /** What was found last: as many numbers as `find` has told. */
  readonly found = new Uint16Array(LONGEST_PHRASE);

  /** @param phrases different ones, together no longer than 64 kB */
  constructor(phrases: readonly Uint8Array[]) {
    this.lengths = phrases.map(({length}) => length);
    let letters = 1;
    for (const phrase of phrases) for (const byte of phrase) this.#letters[byte] ||= letters++;
    this.#width = letters;
    const most = this.lengths.reduce((sum, length) => sum + length, 1);
    this.#below = new Uint16Array(most * letters);
    this.#phrases = new Int16Array(most).fill(NONE);
    let nodes = 1;
    phrases.forEach((phrase, number) => {
      let node = 0;
      for (const byte of phrase)
        node = this.#below[node * letters + (this.#letters[byte] as number)] ||= nodes++;
      this.#phrases[node] = number;
    });
  }

  /**
   * Looks for the phrases at a place of a buffer.
   * @param end where a phrase ends at most
   * @returns how many there are; `found` holds their numbers, those of short ones first
   */
  find(buffer: Uint8Array, at: number, end: number): number {
    const [letters, width, below, phrases] = [
      this.#letters,
      this.#width,
      this.#below,
      this.#phrases,
    ];
    let count = 0;
    for (let node = 0; at < end; at++) {
      node = below[node * width + (letters[buffer[at] as number] as number)] as number;
      if (node === 0) return count;
      const phrase = phrases[node] as number;
      if (phrase !== NONE) this.found[count++] = phrase;
    }
    return count;
  }
}

/**
 * Finds the phrases of a dictionary, at its start.
 * @param starts where each begins, and where the last one ends
 * @returns the finder for a dictionary, which is the same until another dictionary is asked for
 */
export function phraseFinder(starts: Uint32Array): (dictionary?: Uint8Array) => PhraseFinder {
  let known: Uint8Array | undefined;
  let finder = new PhraseFinder([]);
  return (dictionary) => {
    if (dictionary !== known) {
      known = dictionary;
      const ends = Array.from(starts.subarray(1));
      finder = new PhraseFinder(
        dictionary ? ends.map((end, number) => dictionary.subarray(starts[number], end)) : [],
      );
    }
    return finder;
  };
}
