import type {Steps} from './cheapestSteps';
import {REPETITION, SLOTS} from './CodeBook';
import {distanceSlot, lengthSlot} from './Prices';

export const SYMBOLS = REPETITION + SLOTS;

/** How often symbols occur behind each byte. */
export class SymbolCounts {
  /** By byte before and symbol. */
  readonly symbols = Array.from({length: 256}, () => new Float64Array(SYMBOLS));
  readonly distances = new Array<number>(SLOTS).fill(0);

  #count(before: number, symbol: number, times: number): void {
    const counts = this.symbols[before] as Float64Array;
    counts[symbol] = (counts[symbol] as number) + times;
  }

  /** Counts the steps by which a part of a buffer is written. */
  addSteps(buffer: Uint8Array, start: number, {lengths, distances}: Steps): void {
    let at = start;
    for (let step = 0; step < lengths.length; step++) {
      const [length, distance] = [lengths[step] as number, distances[step] as number];
      const before = buffer[at - 1] ?? 0;
      if (distance === 0) this.#count(before, buffer[at] as number, 1);
      else {
        this.#count(before, REPETITION + lengthSlot(length), 1);
        const slot = distanceSlot(distance);
        this.distances[slot] = (this.distances[slot] as number) + 1;
      }
      at += length;
    }
  }
}
