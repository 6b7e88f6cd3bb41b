import {Ancestors} from './Ancestors';
import {anchorOf, isLinkSign, linkedId} from './anchors';
import type {Attributes} from './Attributes';
import {Breadcrumbs} from './Breadcrumbs';
import {isSection} from './elementMarks';
import {Extent} from './Extent';
import {HEADINGS, INLINE, VOID} from './HtmlTag';
import type {IgnoreTest} from './ignoredElements';
import {IgnoredSection} from './IgnoredSection';
import {type Container, MainContent} from './MainContent';
import type {Page} from './Page';
import {PageMeta} from './PageMeta';
import {PageSections} from './PageSections';
import type {HtmlHandler} from './parseHtml';
import {readableAddress} from './readableAddress';
import {isMarkedIgnored, isSkipped, type Place} from './skippedElements';

/** How a page is to be read. */
export interface PageReading {
  container: Container;
  isIgnored: IgnoreTest;
}

/** What may lead to a heading, or copy its address. */
const LINKS = ['a', 'button'];

const PICTURES = ['svg'];

/** Says where a word may be broken, and is no part of it: `Donau&shy;dampfer`. */
const SOFT_HYPHEN = '\u00ad';

/** Receives the events of an HTML parser and makes the page of them. */
export class PageReader implements HtmlHandler {
  readonly #ancestors = new Ancestors();
  readonly #sections = new PageSections();
  readonly #reading: PageReading;
  readonly #meta = new PageMeta();
  #documentTitle = '';
  readonly #skipped = new Extent();
  readonly #ignored = new IgnoredSection();
  readonly #crumbs = new Breadcrumbs();
  readonly #main: MainContent;
  readonly #byline = new Extent();
  readonly #section = new Extent();
  readonly #code = new Extent();
  readonly #heading = new Extent();
  readonly #extents: Extent[];

  constructor(reading: PageReading) {
    this.#reading = reading;
    this.#main = new MainContent(reading.container);
    this.#extents = [
      this.#skipped,
      this.#ignored,
      this.#crumbs,
      this.#main,
      this.#byline,
      this.#section,
      this.#code,
    ];
  }

  /** Whether the page is to be left out of the search. */
  get isIgnored(): boolean {
    return this.#meta.isIgnored;
  }

  /** Whether the page has the element that its content is to lie in. */
  get hasContainer(): boolean {
    return this.#main.isFound;
  }

  get #isContent(): boolean {
    return this.#main.isHere && !this.#skipped.isOpen && !this.#ignored.isOpen;
  }

  get takesText(): boolean {
    return this.#isContent || this.#crumbs.isOpen || this.#isDocumentTitle;
  }

  /** What the document calls the page; empty where it does not. */
  get #pageName(): string {
    return this.#documentTitle.replace(/\s+/g, ' ').trim();
  }

  get #place(): Place {
    if (this.#sections.isHeadingEmpty) return 'heading';
    if (this.#byline.isOpen) return 'byline';
    if (this.#section.isOpen) return 'section';
    return this.#main.isOpen ? 'main' : 'outside';
  }

  /** Whether the reading is in a title of the document. A picture in SVG may have one, too. */
  get #isDocumentTitle(): boolean {
    return this.#ancestors.innermost === 'title' && !this.#ancestors.isIn(PICTURES);
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'meta') this.#meta.add(attributes);
    this.#crumbs.separateAt(tag);
    if (VOID.has(tag)) {
      this.#separateAt(tag);
      return;
    }
    const depth = this.#ancestors.depth + 1;
    if (this.#skipped.isOpen) {
      this.#ancestors.open(tag, '');
      this.#openSkipped(tag, attributes, depth);
      return;
    }
    const id = anchorOf(tag, attributes);
    this.#ancestors.open(tag, id);
    this.#main.beginIfMarked(tag, attributes, depth);
    const isIgnored = isMarkedIgnored(attributes) || this.#reading.isIgnored(tag, attributes);
    if (HEADINGS.has(tag)) {
      this.#ignored.endBefore(tag);
      // Below a title stands all of the page.
      if (isIgnored && tag !== 'h1') this.#ignored.beginBelow(tag, depth);
    }
    if (tag !== 'html' && (isIgnored || isSkipped(tag, attributes, this.#place))) {
      this.#skipped.begin(depth);
      this.#openSkipped(tag, attributes, depth);
      return;
    }
    if (!this.#isContent) return;
    if (!this.#section.isOpen && isSection(tag, attributes)) this.#section.begin(depth);
    if (HEADINGS.has(tag)) {
      this.#heading.begin(depth);
      const pageName = tag === 'h1' ? '' : this.#pageName;
      this.#sections.openHeading(id, this.#ancestors.takeId(), pageName);
    } else this.#sections.addId(id);
    if (tag === 'pre' && !this.#code.isOpen) this.#code.begin(depth);
    this.#separateAt(tag);
  }

  close(tag: string): void {
    this.#crumbs.separateAt(tag);
    const depth = this.#ancestors.close(tag);
    if (depth === 0) return;
    for (const extent of this.#extents) extent.close(depth);
    if (this.#heading.close(depth)) {
      this.#sections.closeHeading();
      this.#byline.begin(this.#ancestors.articleHeader);
    }
    this.#separateAt(tag);
  }

  text(read: string): void {
    const chunk = read.replaceAll(SOFT_HYPHEN, '');
    if (this.#crumbs.isOpen) this.#crumbs.add(chunk);
    if (this.#isDocumentTitle) {
      // Of several, browsers show the first.
      this.#documentTitle ||= chunk;
      return;
    }
    if (!this.#isContent || (this.#heading.isOpen && this.#isLinkSign(chunk))) return;
    this.#sections.addText(chunk, this.#code.isOpen);
  }

  finish(url: string): Page {
    const sections = this.#sections.finish();
    const title = this.#sections.title || this.#pageName || readableAddress(url);
    return {
      url,
      title,
      breadcrumbs: this.#crumbs.above(title),
      description: this.#meta.description,
      keywords: this.#meta.keywords,
      boost: this.#meta.boost,
      sections,
    };
  }

  #isLinkSign(chunk: string): boolean {
    return isLinkSign(chunk) && this.#ancestors.isIn(LINKS);
  }

  /** Inside what is skipped only the page's breadcrumbs and a heading's own anchor are of interest. */
  #openSkipped(tag: string, attributes: Attributes, depth: number): void {
    this.#crumbs.beginIfMarked(attributes, depth);
    this.#sections.addId(linkedId(tag, attributes));
  }

  #separateAt(tag: string): void {
    if (!INLINE.has(tag)) this.#sections.separate();
  }
}
