import {piecesOfCode} from './piecesOfCode';

/** What is read and written of a Markdown node (mdast with MDX). */
export interface TableNode {
  type: string;
  value?: string;
  name?: string;
  attributes?: never[];
  /** Of the columns of a table. */
  align?: (string | null)[] | null;
  data?: Record<string, unknown>;
  children?: TableNode[];
}

function element(name: string, children: TableNode[]): TableNode {
  // MDX leaves elements with this mark alone; `code` of Markdown with elements in it becomes a block.
  const data = {_mdxExplicitJsx: true};
  return {type: 'mdxJsxTextElement', name, attributes: [], data, children};
}

function breakable(node: TableNode): TableNode {
  const pieces = piecesOfCode(node.value ?? '');
  if (pieces.length === 1) return node;
  const parts = pieces.flatMap((value, index) => {
    const text = {type: 'text', value};
    return index === 0 ? [text] : [element('wbr', []), text];
  });
  return element('code', parts);
}

/** Classes by which styles tell tables apart; to look into each table costs browsers more. */
function formOf({children: [head] = [], align}: TableNode): string[] {
  return [
    ...((head?.children?.length ?? 0) > 2 ? ['table-stacked'] : []),
    ...(align?.[0] === 'right' ? ['table-numbered'] : []),
  ];
}

function visit(node: TableNode, isInCell: boolean): void {
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
 * Lets inline code in the cells of tables break between the parts of long names instead of within
 * them, and names what form tables have on phones. It runs after what reads inline code, such as the links to the API.
 */
export function remarkTableCode() {
  return (tree: TableNode): void => visit(tree, false);
}
