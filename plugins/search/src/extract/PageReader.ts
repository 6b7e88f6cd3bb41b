import type {Attributes} from './Attributes';
import type {IgnoreTest} from './ignoredElements';
import type {Page, Section} from './Page';
import type {HtmlHandler} from './parseHtml';
import {SectionWriter} from './SectionWriter';
import {isSkipped} from './skippedElements';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong sub sup time tt u var wbr ins del label'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
const ANCHOR_CLASS = /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor)(\s|$)/;

interface Open {
  tag: string;
  id: string;
  /** Whether a heading inside may take this element's id: no heading has done so yet. */
  isFree: boolean;
}

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
  readonly #open: Open[] = [];
  readonly #sections: SectionWriter[] = [new SectionWriter('')];
  readonly #reading: PageReading;
  readonly #meta: Record<string, string> = {};
  readonly #breadcrumbs: string[] = [];
  #documentTitle = '';
  #title = '';
  #skipDepth = 0;
  #crumbDepth = 0;
  #mainDepth = 0;
  #codeDepth = 0;
  #headingDepth = 0;
  #headingText: SectionWriter | undefined;
  #headingId = '';
  #anchor = '';
  isIgnored = false;

  constructor(reading: PageReading) {
    this.#reading = reading;
    if (!reading.hasMain && !reading.hasArticle) this.#mainDepth = -1;
  }

  get #isContent(): boolean {
    return this.#mainDepth !== 0 && this.#skipDepth === 0;
  }

  get takesText(): boolean {
    return this.#isContent || this.#crumbDepth > 0 || this.#isDocumentTitle;
  }

  get #isDocumentTitle(): boolean {
    return this.#open[this.#open.length - 1]?.tag === 'title' && this.#open.length < 4;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'meta') this.#readMeta(attributes);
    if (VOID.has(tag)) {
      this.#separateAt(tag);
      return;
    }
    const depth = this.#open.length + 1;
    if (this.#skipDepth > 0) {
      this.#open.push({tag, id: '', isFree: false});
      this.#openSkipped(tag, attributes, depth);
      return;
    }
    const id = attributes.get('id') ?? (tag === 'a' ? attributes.get('name') : undefined) ?? '';
    this.#open.push({tag, id, isFree: id !== ''});
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
    if (HEADING.test(tag)) this.#openHeading(id, depth);
    else if (this.#headingText !== undefined && id !== '' && this.#headingId === '')
      this.#headingId = id;
    else if (id !== '' && (tag === 'a' || tag === 'span')) this.#anchor = id;
    if ((tag === 'pre' || tag === 'textarea') && this.#codeDepth === 0) this.#codeDepth = depth;
    this.#separateAt(tag);
  }

  close(tag: string): void {
    let index = this.#open.length - 1;
    while (index >= 0 && this.#open[index]?.tag !== tag) index--;
    if (index < 0) return;
    this.#open.length = index;
    const depth = index + 1;
    if (this.#skipDepth >= depth) this.#skipDepth = 0;
    if (this.#crumbDepth >= depth) this.#crumbDepth = 0;
    if (this.#codeDepth >= depth) this.#codeDepth = 0;
    if (this.#headingDepth >= depth) this.#closeHeading();
    if (this.#mainDepth >= depth) this.#mainDepth = 0;
    this.#separateAt(tag);
  }

  text(chunk: string): void {
    if (this.#crumbDepth > 0) {
      const crumb = chunk.trim();
      if (/[\p{L}\p{N}]/u.test(crumb)) this.#breadcrumbs.push(crumb);
    }
    if (this.#isDocumentTitle) this.#documentTitle += chunk;
    if (!this.#isContent) return;
    if (this.#headingText !== undefined) this.#headingText.add(chunk, false);
    else this.#current.add(chunk, this.#codeDepth > 0);
  }

  finish(url: string): Page {
    if (this.#headingText !== undefined) this.#closeHeading();
    const title = this.#title || this.#documentTitle.replace(/\s+/g, ' ').trim() || url;
    const sections: Section[] = this.#sections.map((section) => section.finish());
    return {
      url,
      title,
      breadcrumbs: this.#breadcrumbs.filter(
        (crumb, index, all) => all.indexOf(crumb) === index && crumb !== title,
      ),
      description: this.#meta.description ?? '',
      keywords: [this.#meta.keywords, this.#meta.search_keywords].filter(Boolean).join(', '),
      boost: Number(this.#meta.search_boost ?? 1) || 1,
      sections,
    };
  }

  get #current(): SectionWriter {
    return this.#sections[this.#sections.length - 1] as SectionWriter;
  }

  #isMain(tag: string, attributes: Attributes): boolean {
    if (this.#reading.hasMain) return tag === 'main' || attributes.get('role') === 'main';
    return tag === 'article';
  }

  #readMeta(attributes: Attributes): void {
    const name = attributes.get('name')?.toLowerCase().replaceAll('-', '_');
    const content = attributes.get('content');
    if (name === undefined || content === undefined) return;
    this.#meta[name] = content;
    if (name === 'search' && content === 'false') this.isIgnored = true;
  }

  /** Inside what is skipped only the page's breadcrumbs and a heading's own anchor are of interest. */
  #openSkipped(tag: string, attributes: Attributes, depth: number): void {
    if (
      this.#crumbDepth === 0 &&
      /breadcrumb/i.test(`${attributes.get('class')} ${attributes.get('aria-label')}`)
    )
      this.#crumbDepth = depth;
    if (tag !== 'a' || !ANCHOR_CLASS.test(attributes.get('class') ?? '')) return;
    if (
      this.#headingText !== undefined &&
      this.#headingId === '' &&
      attributes.get('href')?.startsWith('#')
    )
      this.#headingId = attributes.get('href')?.slice(1) ?? '';
  }

  #openHeading(id: string, depth: number): void {
    if (this.#headingText !== undefined) this.#closeHeading();
    this.#headingDepth = depth;
    this.#headingText = new SectionWriter('');
    this.#headingId = id || this.#enclosingId() || this.#anchor;
    this.#anchor = '';
  }

  /** The id of the nearest element around a heading that has no heading of its own yet. */
  #enclosingId(): string {
    for (let index = this.#open.length - 2; index >= 0; index--) {
      const open = this.#open[index] as Open;
      if (open.tag === 'main' || open.tag === 'body' || open.tag === 'article') return '';
      if (open.id === '') continue;
      if (!open.isFree) return '';
      open.isFree = false;
      return open.id;
    }
    return '';
  }

  #closeHeading(): void {
    const heading = this.#headingText?.finish().text ?? '';
    this.#headingText = undefined;
    this.#headingDepth = 0;
    if (heading === '') return;
    if (this.#title === '' && this.#sections.length === 1) {
      this.#title = heading;
      return;
    }
    if (this.#headingId === '') {
      this.#current.separate();
      this.#current.add(heading, false);
      this.#current.separate();
      return;
    }
    const section = new SectionWriter(this.#headingId);
    section.heading = heading;
    this.#sections.push(section);
  }

  #separateAt(tag: string): void {
    if (INLINE.has(tag)) return;
    if (this.#headingText !== undefined) this.#headingText.separate();
    else this.#current.separate();
  }
}
