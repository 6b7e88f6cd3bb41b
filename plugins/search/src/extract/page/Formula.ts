import type {Attributes} from '../html/parseHtml';
import {Extent} from './Ancestors';

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
