import {readFileSync} from 'node:fs';
import path from 'node:path';
import docusaurusHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export interface Term {
  name: string;
  id: string;
  /** First paragraph of its definition, without a final link to another page. */
  definition: string;
}

const HTML_COMMENT = /<!--([\s\S]*?)-->/g;

async function parsePage(text: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(docusaurusHeadings, {anchorsMaintainCase: false});
  // Converts HTML comments, because Docusaurus accepts them but MDX does not.
  const mdx = escapeMarkdownHeadingIds(text).replaceAll(HTML_COMMENT, '{/*$1*/}');
  return processor.run(processor.parse(mdx));
}

/**
 * Removes the sentence "See [page](address)." from the end of a definition, because it only helps on the glossary page.
 */
function withoutLeadingOn(children: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [before, link, end] = children.slice(-3);
  const leadsOn =
    before?.type === 'text' &&
    /(^|\s)See\s+$/.test(before.value) &&
    link?.type === 'link' &&
    end?.type === 'text' &&
    end.value.trim() === '.';
  if (!leadsOn) return children;
  return [
    ...children.slice(0, -3),
    {type: 'text', value: before.value.replace(/(^|\s+)See\s+$/, '')},
  ];
}

const isTerm = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

/**
 * Reads the terms, which are headings, and their definitions.
 *
 * @throws Error if a definition contains markup, which a tooltip cannot show
 */
export async function readGlossary(file: string): Promise<Term[]> {
  const {children} = await parsePage(readFileSync(file, 'utf8'));
  return children.flatMap((heading, index): Term[] => {
    const paragraph = children[index + 1];
    if (!isTerm(heading) || paragraph?.type !== 'paragraph') return [];
    const name = toString(heading).trim();
    const texts = withoutLeadingOn(paragraph.children);
    if (!texts.every(({type}) => type === 'text'))
      throw new Error(
        `${path.relative('', file)}:${paragraph.position?.start.line ?? 1}: The definition of "${name}" has markup. Write plain sentences, and links only as "See [page](address)." at the end.`,
      );
    const definition = toString(texts).replaceAll(/\s+/g, ' ').trim();
    return [{name, id: (heading.data as {id: string}).id, definition}];
  });
}
