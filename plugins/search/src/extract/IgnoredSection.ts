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
    this.begin(Math.max(1, depth - 1));
  }

  /** Ends where another section begins. */
  endBefore(heading: string): void {
    if (heading <= this.#heading) this.close(0);
  }
}
