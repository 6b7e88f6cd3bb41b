import type {Steps} from './cheapestSteps';
import {ABBREVIATION, REPETITION, SLOTS} from './CodeBook';
import {distanceSlot, lengthSlot} from './Prices';

export const SYMBOLS = REPETITION + SLOTS;

/** How often symbols occur behind each byte. */
export class SymbolCounts {
  /** By the byte before, where it was seen, and by symbol. */
  readonly symbols = new Map<number, Float64Array>();
  readonly distances = new Array<number>(SLOTS).fill(0);
  readonly abbreviations: number[];

  constructor(abbreviations: number) {
    this.abbreviations = new Array<number>(abbreviations).fill(0);
  }

  #count(before: number, symbol: number): void {
    let counts = this.symbols.get(before);
    if (counts === undefined) this.symbols.set(before, (counts = new Float64Array(SYMBOLS)));
    counts[symbol] = (counts[symbol] as number) + 1;
  }

  /** Counts the steps by which a part of a buffer is written. */
  addSteps(buffer: Uint8Array, start: number, {lengths, distances}: Steps): void {
    let at = start;
    for (let step = 0; step < lengths.length; step++) {
      const [length, distance] = [lengths[step] as number, distances[step] as number];
      const before = buffer[at - 1] ?? 0;
      if (distance === 0) this.#count(before, buffer[at] as number);
      else if (distance < 0) {
        this.#count(before, ABBREVIATION);
        this.abbreviations[~distance] = (this.abbreviations[~distance] as number) + 1;
      } else {
        this.#count(before, REPETITION + lengthSlot(length));
        const slot = distanceSlot(distance);
        this.distances[slot] = (this.distances[slot] as number) + 1;
      }
      at += length;
    }
  }
}
