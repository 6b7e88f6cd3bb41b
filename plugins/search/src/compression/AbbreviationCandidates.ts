import type {Steps} from './cheapestSteps';
import {LONGEST_ABBREVIATION} from './CodeBook';

/** What an abbreviation costs where it stands, in bits, about. */
const BITS_OF_ABBREVIATION = 8;
/** How often a candidate must occur. */
const LEAST_COUNT = 3;
/** What a candidate must save where it was seen, in bits: it takes some itself. */
const LEAST_SAVED = 30;

/** A run of bytes that may become an abbreviation. */
export interface AbbreviationCandidate {
  bytes: Uint8Array;
  /** How often it was seen. */
  count: number;
  /** What it took to write all these, in bits. */
  bits: number;
}

/** A candidate while it is counted. */
interface Counted {
  buffer: Uint8Array;
  start: number;
  end: number;
  count: number;
  bits: number;
}

const savedBy = ({count, bits}: Counted): number => bits - count * BITS_OF_ABBREVIATION;

/**
 * Counts what may become an abbreviation: repetitions, and steps that stand next to each other, as
 * pairs are merged in byte pair encoding (Sennrich, Haddow, Birch: Neural Machine Translation of Rare
 * Words with Subword Units, 2016). Where abbreviations are tried, pairs of them grow to longer ones.
 */
export class AbbreviationCandidates {
  /** By hash of the bytes; two runs of one hash count as the one that was seen first. */
  readonly #counted = new Map<number, Counted>();

  /** Counts the steps by which a part of a buffer is written. */
  addSteps(buffer: Uint8Array, start: number, {lengths, distances, bits}: Steps): void {
    let from = start;
    for (let step = 0; step < lengths.length; step++) {
      const to = from + (lengths[step] as number);
      const cost = bits[step] as number;
      if ((distances[step] as number) > 0) this.#add(buffer, from, to, cost);
      if (step + 1 < lengths.length)
        this.#add(
          buffer,
          from,
          to + (lengths[step + 1] as number),
          cost + (bits[step + 1] as number),
        );
      from = to;
    }
  }

  #add(buffer: Uint8Array, start: number, end: number, bits: number): void {
    if (end - start > LONGEST_ABBREVIATION || bits <= BITS_OF_ABBREVIATION) return;
    let hash = end - start;
    for (let at = start; at < end; at++)
      hash = Math.imul(hash ^ (buffer[at] as number), 0x9e3779b1);
    // The lower bits of a product know nothing of the upper ones of its factors.
    hash ^= hash >>> 15;
    const known = this.#counted.get(hash);
    if (known === undefined) this.#counted.set(hash, {buffer, start, end, count: 1, bits});
    else {
      known.count++;
      known.bits += bits;
    }
  }

  /** Those that save most, as if there were no other. */
  best(most: number): AbbreviationCandidate[] {
    return Array.from(this.#counted.values())
      .filter((one) => one.count >= LEAST_COUNT && savedBy(one) > LEAST_SAVED)
      .sort((a, b) => savedBy(b) - savedBy(a))
      .slice(0, most)
      .map(({buffer, start, end, count, bits}) => ({
        bytes: buffer.slice(start, end),
        count,
        bits,
      }));
  }
}
