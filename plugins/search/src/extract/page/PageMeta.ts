import type {Attributes} from '../html/parseHtml';
import {isBoost} from './Page';

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
