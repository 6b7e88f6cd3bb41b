import {
  anchorOf,
  endsWord,
  HEADINGS,
  isLinkSign,
  isMarkedIgnored,
  isSection,
  isSkipped,
  linkedId,
} from './elements';
import type {Attributes, HtmlHandler} from '../html/parseHtml';
import {Ancestors, Formula} from './Ancestors';
import type {IgnoreTest} from './extractPage';
import {type Page, PageMeta} from './Page';
import {PageNames} from './PageNames';
import {PageSections} from './PageSections';
import {readableAddress} from './SectionWriter';
import {type Container, ReadingPlace} from './ReadingPlace';

/** How a page is to be read. */
interface PageReading {
  container: Container;
  isIgnored: IgnoreTest;
}

/** What may lead to a heading, or copy its address. */
const LINKS = ['a', 'button'];

/** Says where a word may be broken, and is no part of it: `Donau&shy;dampfer`. */
const SOFT_HYPHEN = '\u00ad';

/** Receives the events of an HTML parser and makes the page of them. */
export class PageReader implements HtmlHandler {
  readonly #ancestors = new Ancestors();
  readonly #sections = new PageSections();
  readonly #meta = new PageMeta();
  readonly #names = new PageNames(this.#ancestors);
  readonly #formula = new Formula();
  readonly #isIgnored: IgnoreTest;
  readonly #place: ReadingPlace;
  /** Depth of the element around the last heading. */
  #boxDepth = 0;

  constructor({container, isIgnored}: PageReading) {
    this.#isIgnored = isIgnored;
    this.#place = new ReadingPlace(container);
  }

  /** Whether the page is to be left out of the search. */
  get isIgnored(): boolean {
    return this.#meta.isIgnored;
  }

  /** Whether the page has the element that its content is to lie in. */
  get hasContainer(): boolean {
    return this.#place.main.isFound;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'meta') this.#meta.add(attributes);
    this.#names.separateAt(tag);
    const depth = this.#ancestors.depth + 1;
    const {main, skipped, ignored} = this.#place;
    if (skipped.isOpen) {
      this.#ancestors.open(tag, '');
      this.#openSkipped(tag, attributes, depth);
      return;
    }
    const id = anchorOf(tag, attributes);
    this.#ancestors.open(tag, id);
    main.beginIfMarked(tag, attributes, depth);
    const isIgnored = isMarkedIgnored(attributes) || this.#isIgnored(tag, attributes);
    if (HEADINGS.has(tag)) {
      ignored.endBefore(tag);
      // Below a title stands all of the page.
      if (isIgnored && tag !== 'h1') ignored.beginBelow(tag, depth);
    }
    const place = this.#place.nameOf(this.#sections.isHeadingEmpty);
    if (tag !== 'html' && (isIgnored || isSkipped(tag, attributes, place))) {
      skipped.begin(depth);
      const isHeader = tag === 'header' && place === 'outside' && !isIgnored;
      if (isHeader) this.#names.beginHeader(depth);
      if (tag === 'math' && !isIgnored) this.#formula.begin(depth);
      this.#openSkipped(tag, attributes, depth);
    } else if (this.#place.isContent) this.#openContent(tag, attributes, id, depth);
  }

  close(tag: string): void {
    this.#names.separateAt(tag);
    const depth = this.#ancestors.close();
    this.#sections.takeTitle(this.#names.close(depth));
    if (this.#formula.close(depth)) this.#sections.addFormula(this.#formula.text);
    if (depth === this.#boxDepth) this.#sections.endBox();
    if (this.#place.close(depth)) {
      this.#boxDepth = depth - 1;
      this.#sections.closeHeading();
      this.#place.byline.begin(this.#ancestors.articleHeader);
    }
    this.#separateAt(tag);
  }

  text(read: string): void {
    const chunk = read.replaceAll(SOFT_HYPHEN, '');
    this.#names.add(chunk);
    if (this.#formula.isOpen) this.#formula.add(chunk);
    const {isContent, heading, code} = this.#place;
    if (!isContent || this.#names.isDocumentTitle || (heading.isOpen && this.#isLinkSign(chunk)))
      return;
    this.#sections.addText(chunk, code.isOpen);
  }

  finish(url: string): Page {
    const sections = this.#sections.finish();
    const title = this.#sections.title || this.#names.document || readableAddress(url);
    return {
      url,
      title,
      breadcrumbs: this.#names.above(title),
      description: this.#meta.description,
      keywords: [this.#meta.keywords, this.#names.besides(title)].filter(Boolean).join(', '),
      boost: this.#meta.boost,
      sections,
    };
  }

  #isLinkSign(chunk: string): boolean {
    return isLinkSign(chunk) && this.#ancestors.isIn(LINKS);
  }

  /** Inside what is skipped only breadcrumbs, the title of the page and a heading's own anchor are of interest. */
  #openSkipped(tag: string, attributes: Attributes, depth: number): void {
    this.#names.beginIfMarked(tag, attributes, depth);
    this.#formula.beginIfAnnotation(tag, attributes, depth);
    this.#sections.addId(linkedId(tag, attributes));
  }

  #openContent(tag: string, attributes: Attributes, id: string, depth: number): void {
    const {section, heading, code} = this.#place;
    if (!section.isOpen && isSection(tag, attributes)) section.begin(depth);
    if (HEADINGS.has(tag)) {
      heading.begin(depth);
      this.#sections.openHeading(id, this.#ancestors.takeId(), this.#names.document, tag === 'h1');
    } else this.#sections.addId(id);
    if (tag === 'pre' && !code.isOpen) code.begin(depth);
    this.#separateAt(tag);
  }

  #separateAt(tag: string): void {
    if (endsWord(tag)) this.#sections.separate();
  }
}
