import {WrittenAttributes} from './Attributes';

const DOUBLE = 34;
const SINGLE = 39;
const SLASH = 47;
const EQUALS = 61;
const END = 62;

const isSpace = (code: number): boolean =>
  code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

/** Reads names and attributes of tags. */
export class TagReader {
  /** Where reading goes on. */
  position = 0;
  /** The attributes of the tag that was read last. */
  readonly values: WrittenAttributes;
  isSelfClosing = false;

  constructor(readonly html: string) {
    this.values = new WrittenAttributes(html);
  }

  /** The name of a tag as it is written. */
  name(start: number): string {
    const {html} = this;
    let at = start;
    for (; at < html.length; at++) {
      const code = html.charCodeAt(at);
      if (code === END || code === SLASH || isSpace(code)) break;
    }
    this.position = at;
    return html.slice(start, at);
  }

  /**
   * Reads all attributes behind the name into `values`.
   * @returns the place behind the tag, or -1 where the text ends before
   */
  attributes(): number {
    const {html} = this;
    const {length} = html;
    let at = this.position;
    this.values.clear();
    this.isSelfClosing = false;
    while (at < length) {
      const code = html.charCodeAt(at);
      if (code === END) return at + 1;
      if (code === SLASH) {
        at++;
        this.isSelfClosing = html.charCodeAt(at) === END;
      } else if (isSpace(code)) at++;
      else at = this.#attribute(at);
    }
    return -1;
  }

  #attribute(start: number): number {
    const {html} = this;
    const {length} = html;
    let at = start + 1;
    for (; at < length; at++) {
      const code = html.charCodeAt(at);
      if (code === EQUALS || code === END || code === SLASH || isSpace(code)) break;
    }
    const nameEnd = at;
    while (at < length && isSpace(html.charCodeAt(at))) at++;
    if (html.charCodeAt(at) !== EQUALS) {
      this.values.add(start, nameEnd, at, at);
      return at;
    }
    do at++;
    while (at < length && isSpace(html.charCodeAt(at)));
    const quote = html.charCodeAt(at);
    if (quote === DOUBLE || quote === SINGLE) {
      const end = html.indexOf(quote === DOUBLE ? '"' : "'", at + 1);
      if (end < 0) return length;
      this.values.add(start, nameEnd, at + 1, end);
      return end + 1;
    }
    const from = at;
    for (; at < length; at++) {
      const code = html.charCodeAt(at);
      if (code === END || isSpace(code)) break;
    }
    this.values.add(start, nameEnd, from, at);
    return at;
  }
}
