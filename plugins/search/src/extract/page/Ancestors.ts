import type {Attributes} from '../html/parseHtml';

/** A part of a page that begins with an element and lasts while that is open. */
export class Extent {
  #depth = 0;

  /** Whether the reading is inside. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** @param depth of the element that it begins with, from 1 */
  begin(depth: number): void {
    this.#depth = depth;
  }

  /**
   * @param depth of an element that has ended, with all inside
   * @returns whether that ends this
   */
  close(depth: number): boolean {
    if (this.#depth < depth) return false;
    this.#depth = 0;
    return true;
  }
}

interface Open {
  tag: string;
  id: string;
  /** Whether a heading inside may take this element's id: no heading has done so yet. */
  isFree: boolean;
}

/** The elements that are open, from the outermost to the innermost. */
export class Ancestors {
  readonly #open: Open[] = [];

  /** How many elements are open. */
  get depth(): number {
    return this.#open.length;
  }

  get innermost(): string | undefined {
    return this.#open.at(-1)?.tag;
  }

  /** Whether an element of one of these names is open. */
  isIn(tags: readonly string[]): boolean {
    return this.#open.some(({tag}) => tags.includes(tag));
  }

  /** Depth of the header of an article that is open; 0 if there is none. */
  get articleHeader(): number {
    const depth = this.#open.map(({tag}) => tag).lastIndexOf('header') + 1;
    return this.#open.slice(0, depth).some(({tag}) => tag === 'article') ? depth : 0;
  }

  /** @param id that a heading inside may take; empty for none */
  open(tag: string, id: string): void {
    this.#open.push({tag, id, isFree: id !== ''});
  }

  /**
   * Closes the innermost element.
   * @returns the depth that it had
   */
  close(): number {
    const {depth} = this;
    this.#open.pop();
    return depth;
  }

  /**
   * Takes the id of the nearest element around the innermost one, within the content. Each id is given
   * once only.
   * @returns the id, or an empty text if there is none
   */
  takeId(): string {
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
}

/** How annotations in TeX are marked: `application/x-tex`, `LaTeX`. */
const TEX = /tex$/i;
const NAME = /^\p{L}{2,}$/u;
/** Function application, invisible times, separator and plus: nobody types them. */
const INVISIBLE = /[\u2061-\u2064]/g;
const SPACE_AROUND = /^[ \n\t\r\f]+|[ \n\t\r\f]+$/g;

/** A formula in MathML as text. */
export class Formula extends Extent {
  readonly #annotation = new Extent();
  #isTex = false;
  #tex = '';
  #shown = '';

  override begin(depth: number): void {
    super.begin(depth);
    this.#tex = '';
    this.#shown = '';
  }

  /** Takes an element that starts inside: what annotates a formula is no part of it. */
  beginIfAnnotation(tag: string, attributes: Attributes, depth: number): void {
    if (!this.isOpen || this.#annotation.isOpen) return;
    if (tag !== 'annotation' && tag !== 'annotation-xml') return;
    this.#annotation.begin(depth);
    this.#isTex = TEX.test(attributes.encoding ?? '');
  }

  /** Takes text that lies inside. */
  add(chunk: string): void {
    if (!this.#annotation.isOpen) {
      // Space between the elements of MathML is not shown, but around a name as in `n log n`.
      const shown = chunk.replace(SPACE_AROUND, '');
      this.#shown += NAME.test(shown) ? ` ${shown} ` : shown;
    } else if (this.#isTex) this.#tex += chunk;
  }

  override close(depth: number): boolean {
    this.#annotation.close(depth);
    return super.close(depth);
  }

  /** Its TeX, which authors have written and readers can type, or else what it shows in one line. */
  get text(): string {
    return this.#tex || this.#shown.replace(INVISIBLE, '');
  }
}
