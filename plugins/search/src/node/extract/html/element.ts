import {type ChildNode, Document, Element, Text} from 'domhandler';
import {appendChild} from 'domutils';

export function element(
  name: string,
  attributes: Record<string, string>,
  children: readonly ChildNode[],
): Element {
  const created = new Element(name, attributes);
  for (const child of children) appendChild(created, child);
  return created;
}

export const textNode = (text: string): Text => new Text(text);

export function pageDocument(title: string, content: readonly ChildNode[]): Document {
  const head = element('head', {}, [element('title', {}, [textNode(title)])]);
  const body = element('body', {}, [element('main', {}, content)]);
  const document = new Document([]);
  appendChild(document, element('html', {}, [head, body]));
  return document;
}
