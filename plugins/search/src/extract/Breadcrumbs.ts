import type {Attributes} from './Attributes';
import {Extent} from './Extent';

const MARK = /breadcrumb/i;
const WORD = /[\p{L}\p{N}]/u;
/** What stands between crumbs, where the text before or behind has no element of its own. */
const SIGN_AT_END = /^[^\p{L}\p{N}]+\s|\s[^\p{L}\p{N}]+$/gu;
/** Elements that stand within a crumb, not around it. */
const FORMATTING = new Set(['abbr', 'b', 'code', 'em', 'i', 'kbd', 'strong', 'sub', 'sup', 'wbr']);

/** Collects what a page says of the way to it, wherever it says so. */
export class Breadcrumbs extends Extent {
  readonly #crumbs = [''];

  /** Begins with an element that is marked as breadcrumbs, unless they have begun. */
  beginIfMarked(attributes: Attributes, depth: number): void {
    const marks = `${attributes.get('class')} ${attributes.get('aria-label')}`;
    if (!this.isOpen && MARK.test(marks)) this.begin(depth);
  }

  /** Takes text that lies inside. */
  add(chunk: string): void {
    this.#crumbs.push(`${this.#crumbs.pop()}${chunk}`);
  }

  /** Begins the next crumb where an element starts or ends that is not part of one. */
  separateAt(tag: string): void {
    if (this.isOpen && !FORMATTING.has(tag)) this.#crumbs.push('');
  }

  /** The crumbs from the outermost, each once, without signs between them and the page itself. */
  above(title: string): string[] {
    return this.#crumbs
      .map((crumb) => crumb.replace(/\s+/g, ' ').trim().replace(SIGN_AT_END, ''))
      .filter(
        (crumb, index, all) => WORD.test(crumb) && all.indexOf(crumb) === index && crumb !== title,
      );
  }
}
