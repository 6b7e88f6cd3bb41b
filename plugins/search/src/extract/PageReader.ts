import {Ancestors} from './Ancestors';
import type {Attributes} from './Attributes';
import {HEADINGS} from './HtmlTag';
import type {IgnoreTest} from './ignoredElements';
import type {Page} from './Page';
import {PageMeta} from './PageMeta';
import {PageSections} from './PageSections';
import type {HtmlHandler} from './parseHtml';
import {isSkipped} from './skippedElements';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong sub sup time tt u var wbr ins del label'.split(
    ' ',
  ),
);
const ANCHOR_CLASS = /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor)(\s|$)/;

/** How a page is to be read. */
export interface PageReading {
  /** Whether only what lies in `main` or `[role=main]` is content. */
  hasMain: boolean;
  /** Whether, without `main`, only what lies in `article` is content. */
  hasArticle: boolean;
  isIgnored: IgnoreTest;
}

/** Receives the events of an HTML parser and makes the page of them. */
export class PageReader implements HtmlHandler {
  readonly #ancestors = new Ancestors();
  readonly #sections = new PageSections();
  readonly #reading: PageReading;
  readonly #meta = new PageMeta();
  readonly #breadcrumbs: string[] = [];
  #documentTitle = '';
  #skipDepth = 0;
  #crumbDepth = 0;
  #mainDepth = 0;
  #codeDepth = 0;
  #headingDepth = 0;

  constructor(reading: PageReading) {
    this.#reading = reading;
    if (!reading.hasMain && !reading.hasArticle) this.#mainDepth = -1;
  }

  /** Whether the page is to be left out of the search. */
  get isIgnored(): boolean {
    return this.#meta.isIgnored;
  }

  get #isContent(): boolean {
    return this.#mainDepth !== 0 && this.#skipDepth === 0;
  }

  get takesText(): boolean {
    return this.#isContent || this.#crumbDepth > 0 || this.#isDocumentTitle;
  }

  /** What the document calls the page; empty where it does not. */
  get #pageName(): string {
    return this.#documentTitle.replace(/\s+/g, ' ').trim();
  }

  get #isDocumentTitle(): boolean {
    return this.#ancestors.innermost === 'title' && this.#ancestors.depth < 4;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'meta') this.#meta.add(attributes);
    if (VOID.has(tag)) {
      this.#separateAt(tag);
      return;
    }
    const depth = this.#ancestors.depth + 1;
    if (this.#skipDepth > 0) {
      this.#ancestors.open(tag, '');
      this.#openSkipped(tag, attributes, depth);
      return;
    }
    const id = attributes.get('id') ?? (tag === 'a' ? attributes.get('name') : undefined) ?? '';
    this.#ancestors.open(tag, id);
    if (this.#mainDepth === 0 && this.#isMain(tag, attributes)) this.#mainDepth = depth;
    const isInside = this.#mainDepth > 0 || tag === 'main';
    const isContent =
      !isSkipped(tag, attributes, isInside) && !this.#reading.isIgnored(tag, attributes);
    if (tag !== 'html' && !isContent) {
      this.#skipDepth = depth;
      this.#openSkipped(tag, attributes, depth);
      return;
    }
    if (!this.#isContent) return;
    if (HEADINGS.has(tag)) {
      this.#headingDepth = depth;
      const pageName = tag === 'h1' ? '' : this.#pageName;
      this.#sections.openHeading(id || this.#ancestors.takeId(), pageName);
    } else this.#sections.addId(id, tag === 'a' || tag === 'span');
    if ((tag === 'pre' || tag === 'textarea') && this.#codeDepth === 0) this.#codeDepth = depth;
    this.#separateAt(tag);
  }

  close(tag: string): void {
    const depth = this.#ancestors.close(tag);
    if (depth === 0) return;
    if (this.#skipDepth >= depth) this.#skipDepth = 0;
    if (this.#crumbDepth >= depth) this.#crumbDepth = 0;
    if (this.#codeDepth >= depth) this.#codeDepth = 0;
    if (this.#headingDepth >= depth) {
      this.#headingDepth = 0;
      this.#sections.closeHeading();
    }
    if (this.#mainDepth >= depth) this.#mainDepth = 0;
    this.#separateAt(tag);
  }

  text(chunk: string): void {
    if (this.#crumbDepth > 0) {
      const crumb = chunk.trim();
      if (/[\p{L}\p{N}]/u.test(crumb)) this.#breadcrumbs.push(crumb);
    }
    if (this.#isDocumentTitle) this.#documentTitle += chunk;
    if (this.#isContent) this.#sections.addText(chunk, this.#codeDepth > 0);
  }

  finish(url: string): Page {
    const sections = this.#sections.finish();
    const title = this.#sections.title || this.#pageName || url;
    return {
      url,
      title,
      breadcrumbs: this.#breadcrumbs.filter(
        (crumb, index, all) => all.indexOf(crumb) === index && crumb !== title,
      ),
      description: this.#meta.description,
      keywords: this.#meta.keywords,
      boost: this.#meta.boost,
      sections,
    };
  }

  #isMain(tag: string, attributes: Attributes): boolean {
    if (this.#reading.hasMain) return tag === 'main' || attributes.get('role') === 'main';
    return tag === 'article';
  }

  /** Inside what is skipped only the page's breadcrumbs and a heading's own anchor are of interest. */
  #openSkipped(tag: string, attributes: Attributes, depth: number): void {
    if (
      this.#crumbDepth === 0 &&
      /breadcrumb/i.test(`${attributes.get('class')} ${attributes.get('aria-label')}`)
    )
      this.#crumbDepth = depth;
    if (tag !== 'a' || !ANCHOR_CLASS.test(attributes.get('class') ?? '')) return;
    const href = attributes.get('href');
    if (href?.startsWith('#')) this.#sections.addId(href.slice(1), false);
  }

  #separateAt(tag: string): void {
    if (!INLINE.has(tag)) this.#sections.separate();
  }
}
