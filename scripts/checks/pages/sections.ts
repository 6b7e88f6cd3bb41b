import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';
import {markdownTree} from '../symbols/markdownTree';

export interface Section {
  readonly depth: number;
  /** Text of the heading without inline code and without its fixed id. */
  readonly title: string;
  readonly line: number;
  readonly examples: number;
  readonly links: readonly string[];
  readonly codes: readonly string[];
}

/** Types of nodes without prose: inline code, and expressions, which are the fixed ids of headings. */
const NO_WORDS = ['inlineCode', 'mdxTextExpression'];

function textOf(node: MarkdownNode): string {
  const own = NO_WORDS.includes(node.type) ? '' : (node.value ?? '');
  return own + (node.children ?? []).map(textOf).join('');
}

function all<Value>(node: MarkdownNode, pick: (node: MarkdownNode) => Value | undefined): Value[] {
  const own = pick(node);
  const below = (node.children ?? []).flatMap((child) => all(child, pick));
  return own === undefined ? below : [own, ...below];
}

function isExample(node: MarkdownNode): true | undefined {
  const isJava = node.type === 'code' && node.lang === 'java';
  return isJava && !node.meta?.includes('no-compile') ? true : undefined;
}

export function sectionsOf(text: string): Section[] {
  const nodes = markdownTree(text).children ?? [];
  const depthOf = (node: MarkdownNode | undefined) =>
    node?.type === 'heading' && 'depth' in node ? Number(node.depth) : undefined;
  return nodes.flatMap((node, start) => {
    const depth = depthOf(node);
    if (depth === undefined) {
      return [];
    }
    const rest = nodes.slice(start + 1);
    const end = rest.findIndex((other) => (depthOf(other) ?? Infinity) <= depth);
    const below: MarkdownNode = {type: 'root', children: end < 0 ? rest : rest.slice(0, end)};
    const section: Section = {
      depth,
      title: textOf(node).trim(),
      line: node.position?.start.line ?? 0,
      examples: all(below, isExample).length,
      links: all(below, ({type, url}) => (type === 'link' ? url : undefined)),
      codes: all(below, ({type, value}) => (type === 'inlineCode' ? value : undefined)),
    };
    return [section];
  });
}
