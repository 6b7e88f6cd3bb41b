import type {Ancestors} from './Ancestors';
import type {Attributes} from './Attributes';
import {Breadcrumbs} from './Breadcrumbs';
import {HeaderTitle} from './HeaderTitle';
import {isMarkedIgnored} from './skippedElements';

const PICTURES = ['svg'];

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

  get takesText(): boolean {
    return this.#crumbs.isOpen || this.#headerTitle.isOpen || this.isDocumentTitle;
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
