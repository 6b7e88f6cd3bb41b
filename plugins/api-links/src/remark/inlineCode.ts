import type {MarkdownNode} from './Markdown';

export interface InlineCode {
  readonly node: MarkdownNode;
  readonly parent: MarkdownNode;
  /** Whether the code can become a link. It cannot in headings and other links. */
  readonly isLinkable: boolean;
  readonly columnHead: readonly string[];
}

type Surroundings = Pick<InlineCode, 'isLinkable' | 'columnHead'>;

const NOT_LINKABLE = new Set(['heading', 'link', 'linkReference']);
const JSX_LINKS = new Set(['a', 'Link']);

function holdsNoLinks(node: MarkdownNode): boolean {
  return NOT_LINKABLE.has(node.type) || ('name' in node && JSX_LINKS.has(String(node.name)));
}

function codesIn(node: MarkdownNode): string[] {
  return node.type === 'inlineCode' ? [node.value ?? ''] : (node.children ?? []).flatMap(codesIn);
}

function codeInTable(table: MarkdownNode, surroundings: Surroundings): InlineCode[] {
  const [head, ...rows] = table.children ?? [];
  const columnHeads = (head?.children ?? []).map(codesIn);
  const inHead = head ? inlineCodeOf(head, surroundings) : [];
  const inRows = rows.flatMap((row) =>
    (row.children ?? []).flatMap((cell, column) =>
      inlineCodeOf(cell, {...surroundings, columnHead: columnHeads[column] ?? []}),
    ),
  );
  return [...inHead, ...inRows];
}

export function inlineCodeOf(
  parent: MarkdownNode,
  surroundings: Surroundings = {isLinkable: true, columnHead: []},
): InlineCode[] {
  const isLinkable = surroundings.isLinkable && !holdsNoLinks(parent);
  const inside = {...surroundings, isLinkable};
  if (parent.type === 'table') {
    return codeInTable(parent, inside);
  }
  return (parent.children ?? []).flatMap((node) =>
    node.type === 'inlineCode' ? [{node, parent, ...inside}] : inlineCodeOf(node, inside),
  );
}

/** Words in all code blocks of a language. Blocks with a given word after the language are skipped. */
export function wordsOfCode(tree: MarkdownNode, language: string, except: string): Set<string> {
  const isMeant = tree.type === 'code' && tree.lang === language;
  const isExcepted = tree.meta?.split(/\s+/).includes(except);
  const own = isMeant && !isExcepted ? tree.value?.match(/[A-Za-z_$][\w$]*/g) : undefined;
  const words = new Set<string>(own ?? []);
  for (const child of tree.children ?? []) {
    wordsOfCode(child, language, except).forEach((word) => words.add(word));
  }
  return words;
}
