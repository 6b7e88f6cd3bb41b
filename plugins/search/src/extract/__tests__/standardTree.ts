import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import type {HtmlHandler} from '../parseHtml';

/** Tells a handler of all elements and texts of a document as the HTML Standard builds it. */
export function readStandardTree(html: string, handler: HtmlHandler): void {
  const readAll = (nodes: DefaultTreeAdapterTypes.ChildNode[]): void => {
    for (const node of nodes) {
      if ('value' in node) {
        if (handler.takesText) handler.text(node.value);
      } else if ('tagName' in node) {
        const values = new Map(node.attrs.map(({name, value}) => [name.toLowerCase(), value]));
        handler.open(node.tagName, values);
        readAll('content' in node ? node.content.childNodes : node.childNodes);
        handler.close(node.tagName);
      }
    }
  };
  readAll(parse(html, {scriptingEnabled: false}).childNodes);
}
