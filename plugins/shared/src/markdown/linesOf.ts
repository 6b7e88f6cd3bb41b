import type {ListItem, PhrasingContent, RootContent} from 'mdast';

type Line = PhrasingContent[];

const BLOCKS = new Set(
  'blockquote code heading list math paragraph table thematicBreak'.split(' '),
);

const isBlank = (line: Line) =>
  line.every((node) => node.type === 'text' && node.value.trim() === '');

function markerOf({checked}: ListItem, number: number | undefined): string {
  const box = checked === null || checked === undefined ? '' : `[${checked ? 'x' : ' '}] `;
  return `${number === undefined ? '-' : `${number}.`} ${box}`;
}

function linesOfNode(node: RootContent): Line[] {
  if (node.type === 'break') return [];
  if (node.type === 'math') return [[{type: 'inlineMath', value: node.value}]];
  if (node.type === 'code')
    return node.value.split('\n').map((value): Line => [{type: 'inlineCode', value}]);
  if (node.type === 'list')
    return node.children.flatMap((item, index) => {
      const number = node.ordered ? (node.start ?? 1) + index : undefined;
      const [first = [], ...rest] = linesOf(item.children);
      return [[{type: 'html', value: markerOf(item, number)}, ...first] satisfies Line, ...rest];
    });
  const lines = 'children' in node ? linesOf(node.children) : [];
  if (BLOCKS.has(node.type)) return lines;
  if (lines.length === 0) return [[node as PhrasingContent]];
  return lines.map((children) => [{...node, children} as PhrasingContent]);
}

/** Converts blocks to lines of text for places that cannot contain blocks, such as a table cell. */
export function linesOf(nodes: readonly RootContent[]): Line[] {
  const lines: Line[] = [];
  let current: Line = [];
  const end = (): void => {
    if (!isBlank(current)) lines.push(current);
    current = [];
  };
  for (const node of nodes) {
    const own = linesOfNode(node);
    if (own.length === 1 && !BLOCKS.has(node.type)) current.push(...own.flat());
    else {
      end();
      lines.push(...own.filter((line) => !isBlank(line)));
    }
  }
  end();
  return lines;
}

export function joinLines(lines: readonly Line[], separator: PhrasingContent): PhrasingContent[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [separator, ...line]));
}
