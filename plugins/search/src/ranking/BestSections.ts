import {compareRanked, type Ranked} from './Ranked';

/**
 * Keeps the best of many scored sections without sorting them all: those that can still be among
 * them are collected and now and then cut down to the best.
 */
export class BestSections {
  #kept: Ranked[] = [];
  /** Score that a section must have at least. */
  #least = -Infinity;

  constructor(readonly most: number) {}

  add(section: number, score: number): void {
    if (score < this.#least) return;
    if (this.#kept.push({section, score}) < this.most * 2) return;
    this.#kept = this.sorted();
    this.#least = this.#kept[this.most - 1]?.score ?? this.#least;
  }

  /** The best ones, the first first. */
  sorted(): Ranked[] {
    return this.#kept.sort(compareRanked).slice(0, this.most);
  }
}
