import {LONGEST_ABBREVIATION} from './CodeBook';

const BYTES = 256;
/** Nodes whose numbers take two bytes. */
const SHORT_NUMBERS = 0x1_0000;
/** In place of an abbreviation, where none ends. */
const NONE = -1;

/** Finds which of some abbreviations stand at a place, by a tree of their bytes (a trie). */
export class AbbreviationFinder {
  /** Number of each byte that abbreviations consist of, from 1 on: so rows of the tree are short. */
  readonly #letters = new Uint16Array(BYTES);
  readonly #width: number;
  /** By node and letter the node below, or 0. The root is node 0. */
  readonly #below: Uint16Array | Uint32Array;
  /** By node the abbreviation that ends there. */
  readonly #abbreviations: Int16Array;
  /** Bytes of each abbreviation. */
  readonly lengths: number[];
  /** What was found last: as many numbers as `find` has told. */
  readonly found = new Uint16Array(LONGEST_ABBREVIATION);

  /** @param abbreviations different ones, 32,767 at most */
  constructor(abbreviations: readonly Uint8Array[]) {
    this.lengths = abbreviations.map(({length}) => length);
    let letters = 1;
    for (const abbreviation of abbreviations)
      for (const byte of abbreviation) this.#letters[byte] ||= letters++;
    this.#width = letters;
    const most = this.lengths.reduce((sum, length) => sum + length, 1);
    this.#below = new (most > SHORT_NUMBERS ? Uint32Array : Uint16Array)(most * letters);
    this.#abbreviations = new Int16Array(most).fill(NONE);
    let nodes = 1;
    abbreviations.forEach((abbreviation, number) => {
      let node = 0;
      for (const byte of abbreviation)
        node = this.#below[node * letters + (this.#letters[byte] as number)] ||= nodes++;
      this.#abbreviations[node] = number;
    });
  }

  /**
   * Looks for the abbreviations at a place of a buffer.
   * @param end where an abbreviation ends at most
   * @returns how many there are; `found` holds their numbers, those of short ones first
   */
  find(buffer: Uint8Array, at: number, end: number): number {
    const [letters, width, below, abbreviations] = [
      this.#letters,
      this.#width,
      this.#below,
      this.#abbreviations,
    ];
    let count = 0;
    for (let node = 0; at < end; at++) {
      node = below[node * width + (letters[buffer[at] as number] as number)] as number;
      if (node === 0) return count;
      const abbreviation = abbreviations[node] as number;
      if (abbreviation !== NONE) this.found[count++] = abbreviation;
    }
    return count;
  }
}

/**
 * Finds the abbreviations of a shared text, at its start.
 * @param starts where each begins, and where the last one ends
 * @returns the finder for a shared text, which is the same until another shared text is asked for
 */
export function abbreviationFinder(
  starts: Uint32Array,
): (sharedText?: Uint8Array) => AbbreviationFinder {
  let known: Uint8Array | undefined;
  let finder = new AbbreviationFinder([]);
  return (sharedText) => {
    if (sharedText !== known) {
      known = sharedText;
      const ends = Array.from(starts.subarray(1));
      finder = new AbbreviationFinder(
        sharedText ? ends.map((end, number) => sharedText.subarray(starts[number], end)) : [],
      );
    }
    return finder;
  };
}
