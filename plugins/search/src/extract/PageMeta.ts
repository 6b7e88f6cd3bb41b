import type {Attributes} from './Attributes';

/** What a page says of itself in its `meta` elements. */
export class PageMeta {
  readonly #content: Record<string, string> = {};
  #isIgnored = false;

  /** Takes what one `meta` element says; of several with one name the last counts. */
  add(attributes: Attributes): void {
    const name = attributes.get('name')?.toLowerCase().replaceAll('-', '_');
    const content = attributes.get('content');
    if (name === undefined || content === undefined) return;
    this.#content[name] = content;
    if (name === 'search' && content === 'false') this.#isIgnored = true;
  }

  /** Whether the page is to be left out of the search. */
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

  /** Factor on the score of the page; 1 where none is given that can be used. */
  get boost(): number {
    return Number(this.#content.search_boost ?? 1) || 1;
  }
}
