import {type Attributes, NO_ATTRIBUTES} from './Attributes';
import {HEADINGS, type HtmlTag, htmlTag} from './HtmlTag';
import {type LeftOutEnds, PARAGRAPH} from './leftOutEnds';
import {HTML_IN_SVG, type Namespace, namespaceIn} from './namespaceIn';
import type {HtmlHandler} from './parseHtml';
import type {Scope} from './scopes';

interface OpenElement {
  name: string;
  /** Whether it is of SVG or MathML. */
  isForeign: boolean;
  /** What its content is: HTML, SVG, MathML. */
  namespace: Namespace;
}

const P = htmlTag('p');

/**
 * The open elements, with the ends that HTML lets authors leave out: a list item ends the one
 * before, a heading ends the paragraph, the content ends the head, and so on.
 */
export class OpenElements {
  readonly #open: OpenElement[] = [];
  #namespace: Namespace = 'html';
  #isBehindHead = false;
  #paragraphs = 0;

  constructor(readonly handler: HtmlHandler) {}

  /** Whether the head has ended, if there was one. */
  get isBehindHead(): boolean {
    return this.#isBehindHead;
  }

  get isForeign(): boolean {
    return this.#namespace !== 'html';
  }

  /** Ends the head where something follows that it cannot hold; its elements, such as `noscript`, can. */
  endHead(): void {
    if (this.#top() === 'head') this.#pop();
    this.#isBehindHead = !this.#open.some(({name}) => name === 'head');
  }

  open(tag: HtmlTag, attributes: Attributes, isSelfClosing: boolean): void {
    const name = this.#nameHere(tag.name);
    if (name === 'form' && this.#open.some((element) => element.name === 'form')) return;
    if (tag.endsHead && !this.#isBehindHead) this.endHead();
    if (tag.endsForeign) this.#endForeign();
    if (name === 'head' && this.#isBehindHead) return;
    if (!this.isForeign) this.#endBefore(tag);
    const isVoid = tag.isVoid || name === 'img';
    if (!isVoid) this.#push(name);
    this.handler.open(name, attributes);
    if (isVoid) this.handler.close(name);
    else if (isSelfClosing && this.#open[this.#open.length - 1]?.isForeign) this.#pop();
  }

  close(tag: HtmlTag): void {
    const name = this.#nameHere(tag.name);
    if (name === 'br') {
      this.#endForeign();
      this.handler.open('br', NO_ATTRIBUTES);
      this.handler.close('br');
      return;
    }
    // What stands behind these is content all the same.
    if (name === 'body' || name === 'html') return;
    let index = this.#innermost(name, tag.scope);
    if (index < 0) {
      if (name !== 'p') return;
      this.open(P, NO_ATTRIBUTES, false);
      index = this.#open.length - 1;
    }
    this.#cut(index);
  }

  end(): void {
    this.#cut(0);
  }

  /** Where the element is that an end tag means; -1 for none. */
  #innermost(name: string, scope: Scope): number {
    let foreign = this.#open.length - 1;
    while (this.#open[foreign]?.isForeign && this.#open[foreign]?.name !== name) foreign--;
    if (this.#open[foreign]?.isForeign) return foreign;
    // Any heading's end ends the heading that is open: `<h2>Name</h1>`.
    const isHeading = HEADINGS.has(name);
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = (this.#open[index] as OpenElement).name;
      if (open === name || (isHeading && HEADINGS.has(open))) return index;
      if (scope.has(open)) return -1;
    }
    return -1;
  }

  #endForeign(): void {
    while (this.isForeign) this.#pop();
  }

  #endBefore({endsParagraph, closes}: HtmlTag): void {
    // Most often none is open, and it need not be looked for.
    if (endsParagraph && this.#paragraphs > 0) this.#endLeftOut(PARAGRAPH);
    if (closes !== undefined) for (const rule of closes) this.#endLeftOut(rule);
  }

  #endLeftOut({ends, within}: LeftOutEnds): void {
    let outermost = this.#open.length;
    for (let index = outermost - 1; index >= 0; index--) {
      const {name} = this.#open[index] as OpenElement;
      if (ends.has(name)) outermost = index;
      else if (within === undefined || within.has(name)) break;
    }
    this.#cut(outermost);
  }

  /** Ends all elements from a place on. */
  #cut(index: number): void {
    while (this.#open.length > index) this.#pop();
  }

  #top(): string | undefined {
    return this.#open[this.#open.length - 1]?.name;
  }

  #push(name: string): void {
    if (name === 'p') this.#paragraphs++;
    const isForeign = this.isForeign || name === 'svg' || name === 'math';
    this.#namespace = namespaceIn(name, this.#namespace);
    this.#open.push({name, isForeign, namespace: this.#namespace});
  }

  #nameHere(name: string): string {
    if (name === 'image') return this.isForeign ? name : 'img';
    if (name !== 'foreignobject') return name;
    const isOfSvg =
      this.#namespace === 'svg' || this.#open.some((element) => element.name === HTML_IN_SVG);
    return isOfSvg ? HTML_IN_SVG : name;
  }

  #pop(): void {
    const element = this.#open.pop();
    this.#namespace = this.#open[this.#open.length - 1]?.namespace ?? 'html';
    if (element === undefined) return;
    if (element.name === 'p') this.#paragraphs--;
    this.handler.close(element.name);
  }
}
