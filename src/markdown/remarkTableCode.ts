import type {MarkdownNode} from './MarkdownNode';
import {piecesOfCode} from './piecesOfCode';

function element(name: string, children: MarkdownNode[]): MarkdownNode {
  // With this flag, MDX does not replace elements with components. The component for `code` would turn code that
  // contains elements into a block.
  const data = {_mdxExplicitJsx: true};
  return {type: 'mdxJsxTextElement', name, attributes: [], data, children};
}

function breakable(node: MarkdownNode): MarkdownNode {
  const pieces = piecesOfCode(node.value ?? '');
  if (pieces.length === 1) return node;
  const parts = pieces.flatMap((value, index) => {
    const text = {type: 'text', value};
    return index === 0 ? [text] : [element('wbr', []), text];
  });
  return element('code', parts);
}

/** Returns classes that describe a table for the styles. `:has()` would be slower. */
function formOf({children: [head] = [], align}: MarkdownNode): string[] {
  return [
    ...((head?.children?.length ?? 0) > 2 ? ['table-stacked'] : []),
    ...(align?.[0] === 'right' ? ['table-numbered'] : []),
  ];
}

function visit(node: MarkdownNode, isInCell: boolean): void {
  if (!node.children) return;
  if (node.type === 'table') {
    const className = formOf(node);
    if (className.length > 0) node.data = {...node.data, hProperties: {className}};
  }
  node.children = node.children.map((child) => {
    if (isInCell && child.type === 'inlineCode') return breakable(child);
    visit(child, isInCell || child.type === 'tableCell');
    return child;
  });
}

/**
 * Lets inline code in tables wrap between the parts of long names, and adds classes for the layout on phones. Must run
 * after plugins that read inline code, such as API links.
 */
export function remarkTableCode() {
  return (tree: MarkdownNode): void => visit(tree, false);
}
