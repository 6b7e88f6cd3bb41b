import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];

/** Parses a page as Docusaurus does: as MDX, with its heading ids and admonition titles. */
export function markdownTree(text: string): MarkdownNode {
  const prepared = admonitionTitleToDirectiveLabel(
    escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(text)),
    ADMONITIONS,
  ).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .parse(prepared) as MarkdownNode;
}
