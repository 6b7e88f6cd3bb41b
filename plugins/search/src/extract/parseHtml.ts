import {decodeHTML} from 'entities/decode';
import type {Attributes} from './Attributes';
import {type HtmlTag, htmlTag} from './HtmlTag';
import {OpenElements} from './OpenElements';
import {REPLACEMENT, withoutNull} from './nullCharacters';
import {TagReader} from './TagReader';

/** Receives what is found in HTML. */
export interface HtmlHandler {
  /** @param attributes may be read during the call only */
  open: (tag: string, attributes: Attributes) => void;
  close: (tag: string) => void;
  /** Whether text is wanted here; without it none is cut out and decoded. */
  readonly takesText: boolean;
  text: (text: string) => void;
}

const BANG = 33;
const SLASH = 47;
const QUESTION = 63;

/** One pattern for both forms: of a form that a page does not have, each comment would read all. */
const COMMENT_END = /--!?>/g;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/**
 * Walks through HTML as the standard says, without building a document. What a browser would move
 * to another place in the document stays where it is written.
 */
export function parseHtml(html: string, handler: HtmlHandler): void {
  const length = html.length;
  const elements = new OpenElements(handler);
  const reader = new TagReader(html);
  let from = 0;

  /** @param content of the element that the text stands in */
  const text = (start: number, end: number, content: HtmlTag['content']): void => {
    if (start >= end) return;
    if (!elements.isBehindHead && /\S/.test(html.slice(start, end))) elements.endHead();
    if (!handler.takesText) return;
    const slice = html.slice(start, end);
    const isDecoded = content === 'markup' || content === 'text';
    const decoded = isDecoded && slice.includes('&') ? decodeHTML(slice) : slice;
    const isDropped = content === 'markup' && !elements.isForeign;
    handler.text(withoutNull(decoded, isDropped ? '' : REPLACEMENT));
  };

  /** Place behind the next `mark`, or the end of the text. */
  const behind = (mark: string, at: number): number => {
    const found = html.indexOf(mark, at);
    return found < 0 ? length : found + mark.length;
  };

  const endOfComment = (at: number): number => {
    if (html.startsWith('>', at)) return at + 1;
    if (html.startsWith('->', at)) return at + 2;
    COMMENT_END.lastIndex = at;
    return COMMENT_END.test(html) ? COMMENT_END.lastIndex : length;
  };

  const declaration = (at: number): number => {
    if (html.startsWith('--', at)) return endOfComment(at + 2);
    if (!elements.isForeign || !html.startsWith('[CDATA[', at)) return behind('>', at);
    const end = html.indexOf(']]>', at + 7);
    text(at + 7, end < 0 ? length : end, 'raw');
    return end < 0 ? length : end + 3;
  };

  /** Reads an element's start, and all of an element that holds no markup. */
  const startTag = (at: number): number => {
    const isMarkup = elements.isForeign;
    const tag = htmlTag(reader.name(at));
    const end = reader.attributes();
    if (end < 0) return length;
    elements.open(tag, reader.values, reader.isSelfClosing);
    if (isMarkup || tag.contentEnd === undefined) return end;
    const close = tag.contentEnd(html, end);
    text(end, close, tag.content);
    return close;
  };

  const endTag = (at: number): number => {
    const tag = htmlTag(reader.name(at));
    const {position} = reader;
    const end = html[position] === '>' ? position + 1 : reader.attributes();
    if (end < 0) return length;
    elements.close(tag);
    return end;
  };

  /** Whether the `<` at a place starts anything; else it is text. */
  const startsMarkup = (at: number): boolean => {
    const code = html.charCodeAt(at + 1);
    if (code === SLASH) return at + 2 < length;
    return isLetter(code) || code === BANG || code === QUESTION;
  };

  const markup = (at: number): number => {
    const code = html.charCodeAt(at + 1);
    if (isLetter(code)) return startTag(at + 1);
    if (code === BANG) return declaration(at + 2);
    if (code === SLASH && isLetter(html.charCodeAt(at + 2))) return endTag(at + 2);
    return behind('>', at + 2);
  };

  while (from < length) {
    let at = html.indexOf('<', from);
    while (at >= 0 && !startsMarkup(at)) at = html.indexOf('<', at + 1);
    if (at < 0) at = length;
    text(from, at, 'markup');
    from = at < length ? markup(at) : length;
  }
  elements.end();
}
