import {DomUtils, parseDocument} from 'htmlparser2';
import {type AnyNode, type Element, isText} from 'domhandler';

export interface Section {
  /** Id of its heading, which is the fragment in addresses; empty for the start of the page. */
  id: string;
  heading: string;
  level: number;
  text: string;
}

const HEADING = /^h([1-6])$/;
const LEFT_OUT = new Set(
  'nav footer aside button form select input textarea dialog script style noscript template svg'.split(
    ' ',
  ),
);
const LEFT_OUT_ROLES = new Set('navigation search tablist toolbar menu button'.split(' '));
/** Classes of Docusaurus for navigation, tables of contents, labels and buttons, which the search leaves out too. */
const LEFT_OUT_CLASS =
  /(?:^|\s)(?:hash-link|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-version-ba(?:dge|nner)|breadcrumbs|theme-edit-this-page|pagination-nav|buttonGroup\S*|codeLineNumber\S*|sr-only|visually-hidden)(?:\s|$)/;
const BLOCKS = new Set(
  'p div section article header ul ol li table tr blockquote details summary dl dt dd figure figcaption br hr'.split(
    ' ',
  ),
);
const CODE_LINE = /(?:^|\s)token-line(?:\s|$)/;
const LANGUAGE = /(?:^|\s)language-([\w+#.-]+)/;

const isElement = (node: AnyNode): node is Element => 'attribs' in node && 'name' in node;

export function canonicalAddress(html: string): string | undefined {
  const link = DomUtils.findOne(
    ({name, attribs}) => name === 'link' && attribs.rel === 'canonical',
    parseDocument(html).children,
  );
  const href = link?.attribs.href;
  return href !== undefined && URL.canParse(href) ? href : undefined;
}

function isLeftOut({name, attribs}: Element): boolean {
  return (
    LEFT_OUT.has(name) ||
    LEFT_OUT_ROLES.has(attribs.role ?? '') ||
    LEFT_OUT_CLASS.test(attribs.class ?? '') ||
    'hidden' in attribs ||
    attribs['aria-hidden'] === 'true'
  );
}

function textOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      return isElement(node) && !isLeftOut(node) ? textOf(node.children) : '';
    })
    .join('');
}

function codeOf(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isElement(node) || isLeftOut(node)) return '';
      if (node.name === 'br') return '\n';
      const code = codeOf(node.children);
      const isLine = CODE_LINE.test(node.attribs.class ?? '');
      return isLine && !code.endsWith('\n') ? `${code}\n` : code;
    })
    .join('');
}

/** A code block as Markdown, with a fence that is longer than any in the code. */
function fenced(pre: Element): string {
  const code = codeOf(pre.children).replace(/^\n|\s+$/g, '');
  const runs = (code.match(/`{3,}/g) ?? []).map(({length}) => length + 1);
  const fence = '`'.repeat(Math.max(3, ...runs));
  const classes = [pre, ...pre.children, pre.parent, pre.parent?.parent].map((node) =>
    node && 'attribs' in node ? node.attribs.class : undefined,
  );
  const language = LANGUAGE.exec(classes.join(' '))?.[1];
  return `${fence}${language ?? ''}\n${code}\n${fence}`;
}

const prose = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** Text of a page's `<main>` as Markdown, split at its headings. */
export function pageSections(html: string): Section[] {
  const main = DomUtils.findOne(({name}) => name === 'main', parseDocument(html).children);
  const sections: Section[] = [{id: '', heading: '', level: 1, text: ''}];
  /** Text since the last heading or code block. */
  let open = '';
  const append = (block: string): void => {
    const last = sections.at(-1);
    if (last) last.text = [last.text, prose(open), block].filter(Boolean).join('\n\n');
    open = '';
  };
  const walk = (node: AnyNode): void => {
    if (isText(node)) open += node.data;
    if (!isElement(node) || isLeftOut(node)) return;
    const level = HEADING.exec(node.name)?.[1];
    if (level !== undefined) {
      append('');
      const heading = textOf(node.children).replace(/[\s\u200b]+/g, ' ');
      const id = node.attribs.id ?? '';
      sections.push({id, heading: heading.trim(), level: Number(level), text: ''});
    } else if (node.name === 'pre') append(fenced(node));
    else {
      const isBlock = BLOCKS.has(node.name);
      if (isBlock) open += '\n';
      node.children.forEach(walk);
      if (isBlock) open += '\n';
      if (node.name === 'td' || node.name === 'th') open += ' ';
    }
  };
  if (main) walk(main);
  append('');
  return sections;
}
