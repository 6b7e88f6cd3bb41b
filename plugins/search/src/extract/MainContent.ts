import type {Attributes} from './Attributes';
import {Extent} from './Extent';

/** What content lies in: `main` or `[role=main]`, `article`, or the page as a whole. */
export type Container = 'main' | 'article' | 'page';

/** The part of a page that its content lies in. */
export class MainContent extends Extent {
  readonly #container: Container;
  #isFound = false;

  constructor(container: Container) {
    super();
    this.#container = container;
  }

  /** Whether the page has the element that its content is to lie in. */
  get isFound(): boolean {
    return this.#isFound;
  }

  /** Whether what is read now lies in it. */
  get isHere(): boolean {
    return this.isOpen || this.#container === 'page';
  }

  /** Begins with the element that its content lies in, unless it has begun. */
  beginIfMarked(tag: string, attributes: Attributes, depth: number): void {
    if (this.isOpen || !this.#isMarked(tag, attributes)) return;
    this.#isFound = true;
    this.begin(depth);
  }

  #isMarked(tag: string, attributes: Attributes): boolean {
    if (this.#container !== 'main') return tag === 'article';
    return tag === 'main' || attributes.get('role') === 'main';
  }
}
