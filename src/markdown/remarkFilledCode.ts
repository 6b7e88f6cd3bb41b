import path from 'node:path';
import {importOf} from './estree';
import type {MarkdownNode} from './MarkdownNode';

/** Fills code blocks of one page. Each filler only handles blocks with certain fences. */
export interface Filler {
  /**
   * Returns the nodes that replace a block; undefined if another filler handles its fence.
   * @throws Error if the block cannot be filled
   */
  fill(meta: string): MarkdownNode[] | undefined;
  /**
   * Components that the returned nodes use. The key is the component's name, and the value the module that exports it
   * by default.
   */
  readonly components?: ReadonlyMap<string, string>;
}

export const element = (
  name: string,
  children: MarkdownNode[],
  attributes: object[] = [],
): MarkdownNode => ({type: 'mdxJsxFlowElement', name, attributes, children});

function namesIn({name, children = []}: MarkdownNode): Set<string> {
  const below = children.flatMap((child) => [...namesIn(child)]);
  return new Set(name ? [name, ...below] : below);
}

/**
 * Fills empty code blocks from files that were compiled and run, so that pages always show working
 * code.
 * @throws Error that names file and line if a block is not empty, or cannot be filled
 */
export function remarkFilledCode(fillers: readonly (() => Filler)[]) {
  return (tree: MarkdownNode, file: {readonly path: string}): void => {
    const ofPage = fillers.map((filler) => filler());
    const fillWith = (node: MarkdownNode, meta: string): MarkdownNode[] | undefined => {
      for (const filler of ofPage) {
        const nodes = filler.fill(meta);
        if (nodes === undefined) continue;
        if (node.value) throw new Error('A code block that is filled must be empty.');
        return nodes;
      }
      return undefined;
    };
    const visit = (node: MarkdownNode): MarkdownNode[] => {
      try {
        const nodes = node.type === 'code' && node.meta ? fillWith(node, node.meta) : undefined;
        if (nodes) return nodes;
      } catch (cause) {
        const place = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line}`;
        throw new Error(`${place}: ${(cause as Error).message}`, {cause});
      }
      return [node.children ? {...node, children: node.children.flatMap(visit)} : node];
    };
    tree.children = tree.children?.flatMap(visit);
    for (const [name, module] of new Map(ofPage.flatMap(({components = []}) => [...components]))) {
      if (namesIn(tree).has(name)) tree.children?.unshift(importOf(name, module));
    }
  };
}
