import type {Attributes} from './Attributes';
import {Extent} from './Extent';

const MARK = /breadcrumb/i;
const WORD = /[\p{L}\p{N}]/u;

/** Collects what a page says of the way to it, wherever it says so. */
export class Breadcrumbs extends Extent {
  readonly #crumbs: string[] = [];

  /** Begins with an element that is marked as breadcrumbs, unless they have begun. */
  beginIfMarked(attributes: Attributes, depth: number): void {
    const marks = `${attributes.get('class')} ${attributes.get('aria-label')}`;
    if (!this.isOpen && MARK.test(marks)) this.begin(depth);
  }

  /** Takes text that lies inside; signs between the crumbs are left out. */
  add(chunk: string): void {
    const crumb = chunk.trim();
    if (WORD.test(crumb)) this.#crumbs.push(crumb);
  }

  /** The crumbs from the outermost, each once, without the page itself. */
  above(title: string): string[] {
    return this.#crumbs.filter(
      (crumb, index, all) => all.indexOf(crumb) === index && crumb !== title,
    );
  }
}
