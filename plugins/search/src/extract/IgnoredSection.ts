import {Extent} from './Extent';

/**
 * What stands below a heading that is left out: all up to the next heading of its level or above, or
 * to the end of the element around it.
 */
export class IgnoredSection extends Extent {
  #heading = '';

  /** @param heading tag of the heading, such as `h2`, whose element has this depth */
  beginBelow(heading: string, depth: number): void {
    this.#heading = heading;
    // Between the heading, whose end does not end it, and the element around, if there is one.
    this.begin(depth - 0.5);
  }

  /** Ends where another section begins. */
  endBefore(heading: string): void {
    if (heading <= this.#heading) this.close(0);
  }
}
