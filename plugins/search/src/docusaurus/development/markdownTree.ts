import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {Document} from 'domhandler';
import type {Root} from 'hast';
import {element, pageDocument, textNode} from '../../node/extract/html/element';
import {hastTree} from './hastTree';
import {markdownHandlers} from './markdownHandlers';

const asMdx = (markdown: string): string =>
  escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(markdown)).replace(/<!--(.*?)-->/gs, '{/*$1*/}');

/** Matches every name, because sites can define their own admonitions. */
const ANY_ADMONITION = ['[\\w-]+'];

async function rehype(markdown: string): Promise<Root> {
  const [
    {unified},
    {default: markdownSyntax},
    {default: gfm},
    {default: frontmatter},
    {default: directive},
    {default: mdx},
    {default: toRehype},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-mdx'),
    import('remark-rehype'),
  ]);
  const plain = unified().use(markdownSyntax).use(gfm).use(frontmatter).use(directive);
  const run = (processor: Pick<typeof plain, 'parse'>, source: string): Root =>
    unified()
      .use(toRehype, {handlers: markdownHandlers(source)})
      .runSync(processor.parse(source));
  const labelled = admonitionTitleToDirectiveLabel(markdown, ANY_ADMONITION);
  try {
    return run(plain().use(mdx), asMdx(labelled));
  } catch {
    // The MDX is malformed, for example half-written. Docusaurus reports the error, and the words of the page can still
    // be searched.
    return run(plain, labelled);
  }
}

/**
 * Returns the element tree of a Markdown or MDX page, for the search of the development server. Text that
 * components render is not part of it.
 *
 * @param title title of the page, used if the text does not start with one
 */
export async function markdownTree(markdown: string, title: string): Promise<Document> {
  const {children} = await rehype(markdown);
  const content = hastTree(children);
  const first = children.find(({type}) => type === 'element');
  const hasTitle = first?.type === 'element' && first.tagName === 'h1';
  const heading = hasTitle ? [] : [element('h1', {}, [textNode(title)])];
  return pageDocument(title, [...heading, ...content]);
}
