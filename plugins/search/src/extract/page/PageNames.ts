import type {Attributes} from '../html/parseHtml';
import {type Ancestors, Extent} from './Ancestors';
import {Breadcrumbs} from './Breadcrumbs';
import {isMarkedIgnored} from './elements';

const PICTURES = ['svg'];

/** The top heading in the header of a page, which is left out otherwise: it holds the menu, too. */
class HeaderTitle {
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

/**
 * What a page is called outside of its content: the title of the document, one in a header, and the
 * way to the page.
 */
export class PageNames {
  readonly #ancestors: Ancestors;
  readonly #crumbs = new Breadcrumbs();
  readonly #headerTitle = new HeaderTitle();
  #documentTitle = '';

  /** @param ancestors the elements that are open where the reading is */
  constructor(ancestors: Ancestors) {
    this.#ancestors = ancestors;
  }

  /** What the document calls the page, on one line; empty where it does not. */
  get document(): string {
    return this.#documentTitle.replace(/\s+/g, ' ').trim();
  }

  /** Whether the reading is in a title of the document. A picture in SVG may have one, too. */
  get isDocumentTitle(): boolean {
    return this.#ancestors.innermost === 'title' && !this.#ancestors.isIn(PICTURES);
  }

  /** Begins the next breadcrumb where an element starts or ends that is not part of one. */
  separateAt(tag: string): void {
    this.#crumbs.separateAt(tag);
  }

  /** @param depth of a header, which may hold the title among what is left out */
  beginHeader(depth: number): void {
    this.#headerTitle.beginHeader(depth);
  }

  /** Looks for breadcrumbs and the title of the page in an element that is left out. */
  beginIfMarked(tag: string, attributes: Attributes, depth: number): void {
    this.#crumbs.beginIfMarked(attributes, depth);
    if (!isMarkedIgnored(attributes)) this.#headerTitle.beginIfHeading(tag, depth);
  }

  /** Takes text where it is part of a name. */
  add(chunk: string): void {
    if (this.#crumbs.isOpen) this.#crumbs.add(chunk);
    if (this.#headerTitle.isOpen) this.#headerTitle.add(chunk);
    // Of several, browsers show the first.
    if (this.isDocumentTitle) this.#documentTitle ||= chunk;
  }

  /**
   * @param depth of an element that has ended, with all inside
   * @returns the title that has ended with it in a header; empty where there is none
   */
  close(depth: number): string {
    this.#crumbs.close(depth);
    return this.#headerTitle.close(depth) ? this.#headerTitle.titleOf(this.document) : '';
  }

  /** What else the page is called, at the end of its breadcrumbs; empty where it is not. */
  besides(title: string): string {
    return this.#crumbs.own === title ? '' : this.#crumbs.own;
  }

  /** The breadcrumbs above a page of that title. */
  above(title: string): string[] {
    return this.#crumbs.above(title);
  }
}
