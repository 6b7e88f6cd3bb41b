import type {Attributes} from '../html/parseHtml';
import {Extent} from './Ancestors';

const MARK = /breadcrumb/i;
/** The class of the crumb that stands for the page itself, as Docusaurus and Bootstrap write it. */
const OWN_MARK = /(^|[\s_-])active(\s|$)/;
const WORD = /[\p{L}\p{N}]/u;
/** What stands between crumbs, where the text before or behind has no element of its own. */
const SIGN_AT_END = /^[^\p{L}\p{N}]+\s|\s[^\p{L}\p{N}]+$/gu;
/** Elements that stand within a crumb, not around it. */
const FORMATTING = new Set(['abbr', 'b', 'code', 'em', 'i', 'kbd', 'strong', 'sub', 'sup', 'wbr']);

/** Whether a crumb is the one of the page itself. */
function isOwn(attributes: Attributes): boolean {
  const current = attributes['aria-current'] ?? 'false';
  return current !== 'false' || OWN_MARK.test(attributes.class ?? '');
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Collects what a page says of the way to it, wherever it says so. */
export class Breadcrumbs extends Extent {
  readonly #crumbs = [''];
  readonly #own = new Extent();
  #ownName = '';

  /** What the page itself is called at the end of the way, as in a sidebar; empty where it is not marked. */
  get own(): string {
    return onOneLine(this.#ownName);
  }

  /**
   * Looks at an element: one that is marked as breadcrumbs begins them, unless they have begun, and
   * inside one that is marked as the page itself begins what is no part of the way to it.
   */
  beginIfMarked(attributes: Attributes, depth: number): void {
    if (this.isOpen) {
      if (!this.#own.isOpen && isOwn(attributes)) this.#own.begin(depth);
      return;
    }
    const marks = `${attributes.class} ${attributes['aria-label']}`;
    if (MARK.test(marks)) this.begin(depth);
  }

  override close(depth: number): boolean {
    this.#own.close(depth);
    return super.close(depth);
  }

  /** Takes text that lies inside. */
  add(chunk: string): void {
    if (this.#own.isOpen) this.#ownName += chunk;
    else this.#crumbs.push(`${this.#crumbs.pop()}${chunk}`);
  }

  /** Begins the next crumb where an element starts or ends that is not part of one. */
  separateAt(tag: string): void {
    if (this.isOpen && !FORMATTING.has(tag)) this.#crumbs.push('');
  }

  /** The crumbs from the outermost, each once, without signs between them and the page itself. */
  above(title: string): string[] {
    return this.#crumbs
      .map((crumb) => onOneLine(crumb).replace(SIGN_AT_END, ''))
      .filter(
        (crumb, index, all) => WORD.test(crumb) && all.indexOf(crumb) === index && crumb !== title,
      );
  }
}
