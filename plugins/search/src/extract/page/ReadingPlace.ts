import type {Attributes} from '../html/parseHtml';
import {Extent} from './Ancestors';
import type {Place} from './elements';

/** What content lies in: `main` or `[role=main]`, `article`, or the page as a whole. */
export type Container = 'main' | 'article' | 'page';

/** The part of a page that its content lies in. */
class MainContent extends Extent {
  readonly #container: Container;
  /** Whether the page has the element that its content should lie in. */
  isFound = false;

  constructor(container: Container) {
    super();
    this.#container = container;
  }

  /** Whether what is read now lies in it. */
  get isHere(): boolean {
    return this.isOpen || this.#container === 'page';
  }

  /** Begins with the element that its content lies in, unless it has begun. */
  beginIfMarked(tag: string, attributes: Attributes, depth: number): void {
    if (this.isOpen || !this.#isMarked(tag, attributes)) return;
    this.isFound = true;
    this.begin(depth);
  }

  #isMarked(tag: string, {role}: Attributes): boolean {
    return this.#container === 'main' ? tag === 'main' || role === 'main' : tag === 'article';
  }
}

/**
 * What stands below a heading that is left out: everything up to the next heading of its level or above,
 * or to the end of the element around it.
 */
class IgnoredSection extends Extent {
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

/** Where on a page the reading is. */
export class ReadingPlace {
  readonly main: MainContent;
  readonly skipped = new Extent();
  readonly ignored = new IgnoredSection();
  readonly byline = new Extent();
  readonly section = new Extent();
  readonly code = new Extent();
  readonly heading = new Extent();
  readonly #extents: readonly Extent[];

  constructor(container: Container) {
    this.main = new MainContent(container);
    const {main, skipped, ignored, byline, section, code} = this;
    this.#extents = [main, skipped, ignored, byline, section, code];
  }

  /** Whether what is read there belongs to the content of the page. */
  get isContent(): boolean {
    return this.main.isHere && !this.skipped.isOpen && !this.ignored.isOpen;
  }

  /** @param isHeadingEmpty whether a heading is open of which no text was read */
  nameOf(isHeadingEmpty: boolean): Place {
    if (isHeadingEmpty) return 'heading';
    if (this.byline.isOpen) return 'byline';
    if (this.section.isOpen) return 'section';
    if (this.main.isOpen) return 'main';
    return this.main.isHere ? 'outside' : 'around';
  }

  /**
   * Ends what began with an element.
   * @param depth of the element that has ended, with all inside
   * @returns whether that ends a heading
   */
  close(depth: number): boolean {
    for (const extent of this.#extents) extent.close(depth);
    return this.heading.close(depth);
  }
}
