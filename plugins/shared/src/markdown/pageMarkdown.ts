import type {Element} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from './readPage';
import {element, elementIn, elementsIn, hasClass, isNamed, textOf} from './elements';
import {pageHandlers} from './handlers';
import {withoutInterface} from './withoutInterface';

export interface MarkdownPage {
  url: string;
  title: string;
  description: string;
  markdown: string;
}

const isTitle = isNamed('h1');

/** Makes links and images absolute, so that they work in a copied page. */
function resolveAddresses(content: Element, url: string): void {
  for (const {properties} of elementsIn(content, () => true))
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string' && URL.canParse(address, url))
        properties[name] = new URL(address, url).href;
    }
}

function contentOf(main: Element): Element {
  const document = elementIn(main, hasClass('theme-doc-markdown'));
  const articles = elementsIn(main, isNamed('article'));
  return document ?? (articles.length === 1 ? articles[0] : undefined) ?? main;
}

/**
 * Converts the content of a page to Markdown, with absolute links and without parts that only work on the
 * page.
 */
export function pageMarkdown({url, title, description, main}: BuiltPage): MarkdownPage {
  const shown = withoutInterface(contentOf(main));
  const heading =
    elementIn(shown, isTitle) ??
    elementIn(main, isTitle) ??
    element('h1', [{type: 'text', value: title}]);
  // Authors can hide the title, but readers of the Markdown need it.
  if (!elementIn(shown, isTitle)) shown.children.unshift(heading);
  resolveAddresses(shown, url);
  const writer = unified()
    .use(rehypeRemark, {handlers: pageHandlers()})
    .use(remarkGfm, {tablePipeAlign: false})
    // Without formulas on the page, a dollar sign needs no escape.
    .use(elementIn(shown, isNamed('math')) ? [remarkMath] : [])
    .use(remarkStringify, {bullet: '-', rule: '-', fences: true});
  const markdown = writer.stringify(writer.runSync({type: 'root', children: [shown]}));
  return {url, title: textOf(heading).trim(), description, markdown};
}
