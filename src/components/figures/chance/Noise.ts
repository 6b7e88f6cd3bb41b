import type {Random} from '../Figure/random';
import {between} from './randomVector';

/**
 * The engine's `Noise`, but with a variable interval. The value moves linearly from one random number to the next,
 * which always has the opposite sign. Each move takes 0.5 to 1.5 times the interval.
 */
export class Noise {
  private start = Number.NaN;
  private end = Number.NEGATIVE_INFINITY;
  private last = 0;
  private target: number;

  /** @param interval mean time from one value to the next, in seconds */
  constructor(
    private readonly random: Random,
    private readonly interval: number,
  ) {
    this.target = between(random, -1, 1);
  }

  /** Returns the value at a time in seconds, between -1 and 1. Times must not decrease. */
  value(time: number): number {
    if (time > this.end) {
      this.start = time;
      this.end = time + this.interval * between(this.random, 0.5, 1.5);
      this.last = this.target;
      this.target = this.target < 0 ? between(this.random, 0, 1) : between(this.random, -1, 0);
    }
    const progress = (time - this.start) / (this.end - this.start);
    return (this.last - this.target) * progress - this.last;
  }
}
