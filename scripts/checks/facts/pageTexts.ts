import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';
import type {MarkdownFile} from '../pages/markdownFiles';
import {markdownTree} from '../symbols/markdownTree';

const ROOT = join(import.meta.dirname, '../../..');

const NO_TEXT = ['yaml', 'code', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];
const BLOCKS = ['paragraph', 'heading', 'tableRow'];

function wordsOf(node: MarkdownNode): string {
  if (NO_TEXT.includes(node.type)) return '';
  if (node.type === 'tableRow') return (node.children ?? []).map(wordsOf).join(' | ');
  return node.value ?? (node.children ?? []).map(wordsOf).join('');
}

function textsIn(node: MarkdownNode): string[] {
  return BLOCKS.includes(node.type)
    ? [wordsOf(node).replace(/\s+/g, ' ').trim()]
    : (node.children ?? []).flatMap(textsIn);
}

/** Returns the text of each paragraph, heading and table row, without markup. Cells are separated by vertical bars. */
export function pageTexts({file, text}: MarkdownFile): string[] {
  const own = textsIn(markdownTree(text));
  const shared = [...text.matchAll(/^import \w+Table from '@site\/(docs\/_tables\/.+)';$/gm)];
  return [
    ...own,
    ...shared.flatMap(([, path]) => {
      if (!path) throw new Error(`${file} imports a table without a path.`);
      return textsIn(markdownTree(readFileSync(join(ROOT, path), 'utf8')));
    }),
  ];
}
