import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';
import {markdownTree} from '../../../scripts/checks/symbols/markdownTree';

type TableRow = readonly (readonly string[])[];

export interface MarkdownTable {
  /** Text of the nearest heading above the table. */
  readonly heading: string;
  /** All inline code between this heading and the table. */
  readonly introduction: readonly string[];
  readonly head: TableRow;
  readonly rows: readonly TableRow[];
}

function textOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function codesIn(node: MarkdownNode): string[] {
  return node.type === 'inlineCode' ? [node.value ?? ''] : (node.children ?? []).flatMap(codesIn);
}

export function markdownTables(text: string): MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  let heading = '';
  let introduction: string[] = [];
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'heading') {
      heading = textOf(node);
      introduction = [];
    } else if (node.type === 'table') {
      const [head = [], ...rows] = (node.children ?? []).map((row) =>
        (row.children ?? []).map(codesIn),
      );
      tables.push({heading, introduction, head, rows});
    } else if (node.children && node.type !== 'paragraph') {
      node.children.forEach(visit);
    } else {
      introduction = [...introduction, ...codesIn(node)];
    }
  };
  visit(markdownTree(text));
  return tables;
}
