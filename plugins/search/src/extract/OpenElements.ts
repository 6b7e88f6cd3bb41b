import {type Attributes, NO_ATTRIBUTES} from './Attributes';
import {HEADINGS, type HtmlTag, htmlTag} from './HtmlTag';
import type {HtmlHandler} from './parseHtml';

interface OpenElement {
  name: string;
  /** What its content is: HTML, SVG, MathML. */
  namespace: Namespace;
}

type Namespace = 'html' | 'svg' | 'math';

/** Elements of SVG and MathML that hold HTML again. */
const HOLDS_HTML = new Set('mi mo mn ms mtext annotation-xml desc title'.split(' '));

/** The element of SVG that holds HTML; outside of SVG one of that name is an unknown element. */
const HTML_IN_SVG = 'foreignObject';

const P = htmlTag('p');

/**
 * The open elements, with the ends that HTML lets authors leave out: a list item ends the one
 * before, a heading ends the paragraph, the content ends the head, and so on.
 */
export class OpenElements {
  readonly #open: OpenElement[] = [];
  #namespace: Namespace = 'html';
  #isBehindHead = false;

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
    if (tag.closes !== undefined) {
      for (let top = this.#top(); top !== undefined && tag.closes.has(top); top = this.#top())
        this.#pop();
    }
    const isVoid = tag.isVoid || name === 'img';
    if (!isVoid) this.#push(name);
    this.handler.open(name, attributes);
    if (isVoid) this.handler.close(name);
    else if (isSelfClosing && this.isForeign && this.#top() === name) this.#pop();
  }

  close(tag: HtmlTag): void {
    const name = this.#nameHere(tag.name);
    if (name === 'br') {
      this.handler.open('br', NO_ATTRIBUTES);
      this.handler.close('br');
      return;
    }
    if (tag.isVoid || name === 'img') return;
    // Any heading's end ends the heading that is open: `<h2>Name</h1>`.
    const isHeading = HEADINGS.has(name);
    let index = this.#open.length - 1;
    for (; index >= 0; index--) {
      const open = (this.#open[index] as OpenElement).name;
      if (open === name || (isHeading && HEADINGS.has(open))) break;
    }
    if (index < 0) {
      if (name !== 'p') return;
      this.open(P, NO_ATTRIBUTES, false);
      index = this.#open.length - 1;
    }
    while (this.#open.length > index) this.#pop();
  }

  end(): void {
    while (this.#open.length > 0) this.#pop();
  }

  #top(): string | undefined {
    return this.#open[this.#open.length - 1]?.name;
  }

  #push(name: string): void {
    this.#namespace = this.#within(name);
    this.#open.push({name, namespace: this.#namespace});
  }

  #within(name: string): Namespace {
    if (name === 'svg' || name === 'math') return name;
    if (HOLDS_HTML.has(name)) return 'html';
    return name === HTML_IN_SVG ? 'html' : this.#namespace;
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
    if (element !== undefined) this.handler.close(element.name);
  }
}
