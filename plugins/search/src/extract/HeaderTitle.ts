import {Extent} from './Extent';

/** The top heading in the header of a page, which is left out otherwise: it holds the menu, too. */
export class HeaderTitle {
  readonly #header = new Extent();
  readonly #heading = new Extent();
  #text = '';

  /** Whether the reading is inside. */
  get isOpen(): boolean {
    return this.#heading.isOpen;
  }

  /** @param depth of the header */
  beginHeader(depth: number): void {
    this.#header.begin(depth);
  }

  /** Begins with the first top heading in the header. */
  beginIfHeading(tag: string, depth: number): void {
    if (tag === 'h1' && this.#header.isOpen && this.#text === '') this.#heading.begin(depth);
  }

  /** Takes text that lies inside. */
  add(chunk: string): void {
    this.#text += chunk;
  }

  /** @returns whether the heading has ended with an element of this depth */
  close(depth: number): boolean {
    this.#header.close(depth);
    return this.#heading.close(depth);
  }

  /**
   * The heading, on one line, if it is the page's title: what the document calls the page, unless it has no name
   * for it. Else it may be the name of the site; then it is empty.
   */
  titleOf(pageName: string): string {
    const heading = this.#text.replace(/\s+/g, ' ').trim();
    return pageName === '' || pageName === heading ? heading : '';
  }
}
