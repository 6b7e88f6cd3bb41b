import {scriptEnd} from './scriptEnd';

/** Where the content of an element ends that holds no markup; `from` is where it begins. */
export type ContentEnd = (html: string, from: number) => number;

/** @param name of an element that holds no markup */
export function contentEnd(name: string): ContentEnd {
  if (name === 'plaintext') return (html) => html.length;
  if (name === 'script') return scriptEnd;
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  return (html, from) => {
    endTag.lastIndex = from;
    return endTag.exec(html)?.index ?? html.length;
  };
}
