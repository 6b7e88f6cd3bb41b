import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {attribute, elementIn, elementsIn, hasClass, isNamed, textOf} from './elements';
import {plainContent} from './plainContent';
import type {BuiltPage} from './readPage';

/** A page as Markdown. */
export interface MarkdownPage {
  /** Address of the page itself. */
  url: string;
  title: string;
  description: string;
  /** All of it, from its title on. */
  markdown: string;
}

/** Knows which end tags the minified pages leave out. */
const parser = unified().use(rehypeParse, {fragment: true});

type Handle = NonNullable<Options['handlers']>[string];

const codeBlock: Handle = (_, node: Element) => {
  const [lang, title] = [attribute(node, 'dataLanguage'), attribute(node, 'dataTitle')];
  const meta = title && `title="${title}"`;
  return {type: 'code', lang: lang || null, meta, value: textOf(node).replace(/\n$/, '')};
};

const writer = unified()
  .use(rehypeRemark, {handlers: {pre: codeBlock}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true});

/** Links and pictures of a copied page lead to where they led before. */
function resolveAddresses(tree: Root, url: string): void {
  for (const {properties} of elementsIn(tree, isNamed('a', 'img')))
    for (const name of ['href', 'src'])
      if (typeof properties[name] === 'string')
        properties[name] = new URL(properties[name], url).href;
}

/** The text of a document, all of a post, or all of any other page. */
function contentOf(main: Element): Element {
  const document = elementIn(main, hasClass('theme-doc-markdown'));
  const articles = elementsIn(main, isNamed('article'));
  return document ?? (articles.length === 1 ? articles[0] : undefined) ?? main;
}

/**
 * Makes Markdown of what a page says, with absolute links and without what only works on the page.
 * @returns undefined for a page without title
 */
export function pageMarkdown({url, description, content}: BuiltPage): MarkdownPage | undefined {
  const main = elementIn(parser.parse(content), isNamed('main'));
  const title = main && elementIn(main, isNamed('h1'));
  if (!title) return undefined;
  const tree = plainContent(contentOf(main));
  resolveAddresses(tree, url);
  const markdown = writer.stringify(writer.runSync(tree));
  return {url, title: textOf(title).trim(), description, markdown};
}
