import {Extent} from './Extent';
import {IgnoredSection} from './IgnoredSection';
import {type Container, MainContent} from './MainContent';
import type {Place} from './skippedElements';

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
