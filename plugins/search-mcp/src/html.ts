import {DomUtils, parseDocument} from 'htmlparser2';
import {type AnyNode, type Element, isText} from 'domhandler';

/** A section of a page as text. */
export interface Section {
  /** Id of its heading, which is the fragment in addresses; empty for the start of the page. */
  id: string;
  heading: string;
  /** Level of the heading, from 1. */
  level: number;
  text: string;
}

const HEADING = /^h([1-6])$/;
const LEFT_OUT = new Set(
  'nav footer aside button form script style noscript template svg'.split(' '),
);
const BLOCKS = new Set(
  'p div section article ul ol li table tr pre blockquote details summary dl dt dd figure figcaption br hr h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

const isElement = (node: AnyNode): node is Element => 'attribs' in node && 'name' in node;

export function canonicalAddress(html: string): string | undefined {
  const link = DomUtils.findOne(
    ({name, attribs}) => name === 'link' && attribs.rel === 'canonical',
    parseDocument(html).children,
  );
  const href = link?.attribs.href;
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

/** Text of a page's `<main>`, split at its headings. */
export function pageSections(html: string): Section[] {
  const main = DomUtils.findOne(({name}) => name === 'main', parseDocument(html).children);
  const sections: Section[] = [{id: '', heading: '', level: 1, text: ''}];
  const append = (text: string): void => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  const walk = (node: AnyNode): void => {
    if (isText(node)) append(node.data);
    if (!isElement(node) || LEFT_OUT.has(node.name) || 'hidden' in node.attribs) return;
    const level = HEADING.exec(node.name)?.[1];
    if (level !== undefined) {
      const heading = DomUtils.textContent(
        node.children.filter((child) => !isElement(child) || child.attribs.class !== 'hash-link'),
      );
      sections.push({
        id: node.attribs.id ?? '',
        heading: heading.replace(/[\s\u200b]+/g, ' ').trim(),
        level: Number(level),
        text: '',
      });
      return;
    }
    node.children.forEach(walk);
    if (BLOCKS.has(node.name)) append('\n');
  };
  if (main) walk(main);
  return sections.map((section) => ({
    ...section,
    text: section.text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[\n ]*/g, '\n')
      .trim(),
  }));
}
