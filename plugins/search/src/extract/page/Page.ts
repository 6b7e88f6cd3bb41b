import type {Attributes} from '../html/parseHtml';

/** A part of a page that can be found: from one heading to the next. */
export interface Section {
  /** Empty for the text above the first heading below the title. */
  heading: string;
  /** Fragment without `#`; empty for the top of the page. */
  hash: string;
  text: string;
  /** Bounds of code within `text`, as start, end, start, end … in UTF-16 units. */
  code: number[];
}

/** What the index knows of one page. */
export interface Page {
  url: string;
  title: string;
  breadcrumbs: string[];
  description: string;
  keywords: string;
  /** Factor on the score of every hit on this page; 1 is neutral. */
  boost: number;
  sections: Section[];
}

/** Whether a page's score can be multiplied by a number. */
export const isBoost = (value: number): boolean => Number.isFinite(value) && value > 0;

/** As `0; url=there` and `0;there`: the seconds to wait, and the address to go to. */
const REDIRECT = /^\s*[\d.]+\s*[;,]\s*\S/;

/** What a page says of itself in its `meta` elements. */
export class PageMeta {
  readonly #content: Record<string, string> = {};
  #isIgnored = false;

  /** Takes what one `meta` element says; of several with one name the last counts. */
  add(attributes: Attributes): void {
    const {content} = attributes;
    const name = attributes.name?.toLowerCase().replaceAll('-', '_');
    if (content === undefined) return;
    if (attributes['http-equiv']?.toLowerCase() === 'refresh' && REDIRECT.test(content))
      this.#isIgnored = true;
    if (name === undefined) return;
    this.#content[name] = content;
    if (name === 'search' && content === 'false') this.#isIgnored = true;
  }

  /** Whether the page is left out of the search: it says so, or it only leads to another one. */
  get isIgnored(): boolean {
    return this.#isIgnored;
  }

  get description(): string {
    return this.#content.description ?? '';
  }

  /** The usual keywords and those for the search, separated by commas. */
  get keywords(): string {
    return [this.#content.keywords, this.#content.search_keywords].filter(Boolean).join(', ');
  }

  /**
   * Factor on the score of the page; 1 if none is given.
   * @throws Error if it is not a positive number
   */
  get boost(): number {
    const written = this.#content.search_boost?.trim() ?? '';
    const boost = written === '' ? 1 : Number(written);
    if (isBoost(boost)) return boost;
    throw new Error(`its <meta name="search_boost"> is "${written}" but must be a positive number`);
  }
}
