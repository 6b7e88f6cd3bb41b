import {type Attributes, NO_ATTRIBUTES} from './Attributes';
import {elementName} from './elementName';
import {type HtmlTag, htmlTag} from './HtmlTag';
import {innermost} from './innermost';
import {isDropped} from './isDropped';
import {type LeftOutEnds, OPTIONAL, PARAGRAPH} from './leftOutEnds';
import {type Namespace, namespaceIn} from './namespaceIn';
import {isOpen, type OpenElement} from './OpenElement';
import type {HtmlHandler} from './parseHtml';
import type {Scope} from './scopes';
import {tablePlace} from './tablePlace';

const P = htmlTag('p');
/** In place of the name of a form whose end tag has come before those of elements in it. */
const ENDED = '';

/**
 * The open elements, with the ends that HTML lets authors leave out: a list item ends the one
 * before, a heading ends the paragraph, the content ends the head, and so on.
 */
export class OpenElements {
  readonly #open: OpenElement[] = [];
  #namespace: Namespace = 'html';
  #isBehindHead = false;
  #paragraphs = 0;
  /** The form within which no other one starts, until an end tag of a form. */
  #form: OpenElement | undefined;

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
    this.#isBehindHead = !isOpen(this.#open, 'head');
  }

  open(tag: HtmlTag, attributes: Attributes, isSelfClosing: boolean): void {
    const name = elementName(tag.name, this.#namespace, this.#open);
    const isForm = name === 'form';
    const isInTemplate = isForm && isOpen(this.#open, 'template');
    if (isForm && this.#form !== undefined && !isInTemplate) return;
    const isEmpty = isForm && tablePlace(this.#open) === 'between';
    if (tag.endsHead && !this.#isBehindHead) this.endHead();
    if (tag.endsForeign) while (this.isForeign) this.#pop();
    if (name === 'head' && this.#isBehindHead) return;
    if (!this.isForeign) {
      if (isDropped(tag, this.#open)) return;
      this.#endBefore(tag);
    }
    const isVoid = tag.isVoid || name === 'img';
    if (!isVoid) this.#push(name);
    if (isForm && !isInTemplate) this.#form = this.#open.at(-1);
    this.handler.open(name, attributes);
    if (isVoid) this.handler.close(name);
    else if (isEmpty || (isSelfClosing && this.#open.at(-1)?.isForeign)) this.#pop();
  }

  close(tag: HtmlTag): void {
    const name = elementName(tag.name, this.#namespace, this.#open);
    if (name === 'br') {
      while (this.isForeign) this.#pop();
      this.handler.open('br', NO_ATTRIBUTES);
      this.handler.close('br');
      return;
    }
    // What stands behind these is content all the same.
    if (name === 'body' || name === 'html') return;
    if (name === 'form' && !isOpen(this.#open, 'template')) this.#closeForm(tag);
    else if (!this.#end(name, tag.scope) && name === 'p') {
      this.open(P, NO_ATTRIBUTES, false);
      this.#pop();
    }
  }

  end(): void {
    this.#cut(0);
  }

  /** @returns whether one of that name was open */
  #end(name: string, scope: Scope): boolean {
    const index = innermost(this.#open, name, scope);
    if (index >= 0) this.#cut(index);
    return index >= 0;
  }

  /** What is open in a form stays open when the form ends, and then ends with what is around. */
  #closeForm({name, scope}: HtmlTag): void {
    const form = this.#form;
    this.#form = undefined;
    const index = innermost(this.#open, name, scope);
    if (form === undefined || this.#open[index] !== form) return;
    this.#endLeftOut(OPTIONAL);
    if (this.#top() === name) this.#pop();
    else form.name = ENDED;
  }

  #endBefore({name, endsParagraph, closes, scope}: HtmlTag): void {
    if (name === 'table' && tablePlace(this.#open) === 'between') this.#end(name, scope);
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
    return this.#open.at(-1)?.name;
  }

  #push(name: string): void {
    if (name === 'p') this.#paragraphs++;
    const isForeign = this.isForeign || name === 'svg' || name === 'math';
    this.#namespace = namespaceIn(name, this.#namespace);
    this.#open.push({name, isForeign, namespace: this.#namespace});
  }

  #pop(): void {
    const element = this.#open.pop();
    this.#namespace = this.#open.at(-1)?.namespace ?? 'html';
    if (element === undefined) return;
    if (element.name === 'p') this.#paragraphs--;
    this.handler.close(element.name === ENDED ? 'form' : element.name);
    if (this.#top() === ENDED) this.#pop();
  }
}
