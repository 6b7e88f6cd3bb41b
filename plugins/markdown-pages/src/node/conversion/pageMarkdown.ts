import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from '../readPage';
import {element, elementIn, elementsIn, hasClass, isNamed, textOf} from './elements';
import {pageHandlers} from './handlers';
import {withoutInterface} from './withoutInterface';

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
const isTitle = isNamed('h1');

/** Links and pictures of a copied page lead to where they led before, or nowhere as they did before. */
function resolveAddresses(content: Element, url: string): void {
  for (const {properties} of elementsIn(content, () => true))
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string' && URL.canParse(address, url))
        properties[name] = new URL(address, url).href;
    }
}

/** The text of a document, all of a post, or all of any other page. */
function contentOf(main: Element): Element {
  const document = elementIn(main, hasClass('theme-doc-markdown'));
  const articles = elementsIn(main, isNamed('article'));
  return document ?? (articles.length === 1 ? articles[0] : undefined) ?? main;
}

/** Makes Markdown of what a page says, with absolute links and without what only works on the page. */
export function pageMarkdown({url, title, description, content}: BuiltPage): MarkdownPage {
  const main = elementIn(parser.parse(content), isNamed('main')) ?? element('main', []);
  const shown = withoutInterface(contentOf(main));
  const heading =
    elementIn(shown, isTitle) ??
    elementIn(main, isTitle) ??
    element('h1', [{type: 'text', value: title}]);
  // Authors can hide the title, but someone who reads the Markdown alone needs it.
  if (!elementIn(shown, isTitle)) shown.children.unshift(heading);
  resolveAddresses(shown, url);
  const writer = unified()
    .use(rehypeRemark, {handlers: pageHandlers()})
    .use(remarkGfm, {tablePipeAlign: false})
    // Where there are no formulas, a dollar sign is no more than that.
    .use(elementIn(shown, isNamed('math')) ? [remarkMath] : [])
    .use(remarkStringify, {bullet: '-', rule: '-', fences: true});
  const markdown = writer.stringify(writer.runSync({type: 'root', children: [shown]}));
  return {url, title: textOf(heading).trim(), description, markdown};
}
