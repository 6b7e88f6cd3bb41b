import type {Document, Element} from 'domhandler';
import type {SearchDocument} from '../partitions/SearchDocument';
import {element, pageDocument, textNode} from '../../node/extract/html/element';
import {extractPage} from '../../node/extract/page/extractPage';
import type {PageSource} from '../../node/index/readPage';

const elementWith = (name: string, text: string, attributes: Record<string, string> = {}) =>
  element(name, attributes, [textNode(text)]);

const paragraph = (text = ''): Element[] => (text === '' ? [] : [elementWith('p', text)]);

/** Builds the element tree of an external document, so that its text is extracted like a page's. */
function documentTree({title, text, sections = []}: SearchDocument): Document {
  return pageDocument(title, [
    elementWith('h1', title),
    ...paragraph(text),
    ...sections.flatMap((section) => [
      elementWith('h2', section.heading, {id: section.hash}),
      ...paragraph(section.text),
    ]),
  ]);
}

export function externalDocumentSource(document: SearchDocument, contextBoost = 1): PageSource {
  const {url, description, keywords = []} = document;
  return {
    url,
    extracted: extractPage(url, documentTree(document)),
    extras: {
      ...(description && {description}),
      keywords: keywords.join(', '),
      contextBoost,
    },
  };
}
