import path from 'node:path';

export interface CodeBlockNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  name?: string | null;
  attributes?: object[];
  data?: object;
  position?: {start: {line: number}};
  children?: CodeBlockNode[];
}

export interface MarkdownFile {
  readonly path: string;
}

/** Fills code blocks of one page. Each filler only handles blocks with certain fences. */
export interface Filler {
  /**
   * Returns the nodes that replace a block; undefined if another filler handles its fence.
   * @throws Error if the block cannot be filled
   */
  fill(meta: string): CodeBlockNode[] | undefined;
  /**
   * Components that the returned nodes use. The key is the component's name, and the value the module that exports it
   * by default.
   */
  readonly components?: ReadonlyMap<string, string>;
}

export const element = (
  name: string,
  children: CodeBlockNode[],
  attributes: object[] = [],
): CodeBlockNode => ({type: 'mdxJsxFlowElement', name, attributes, children});

const literal = (value: string | number) => ({type: 'Literal', value});

/** Returns `import name from 'module'` (estree). */
function importOf(name: string, module: string): CodeBlockNode {
  const declaration = {
    type: 'ImportDeclaration',
    source: literal(module),
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    attributes: [],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

function namesIn({name, children = []}: CodeBlockNode): Set<string> {
  const below = children.flatMap((child) => [...namesIn(child)]);
  return new Set(name ? [name, ...below] : below);
}

/**
 * Fills empty code blocks from files that were compiled and run, so that pages always show working
 * code.
 * @throws Error that names file and line if a block is not empty, or cannot be filled
 */
export function remarkFilledCode(fillers: readonly (() => Filler)[]) {
  return (tree: CodeBlockNode, file: MarkdownFile): void => {
    const ofPage = fillers.map((filler) => filler());
    const fillWith = (node: CodeBlockNode, meta: string): CodeBlockNode[] | undefined => {
      for (const filler of ofPage) {
        const nodes = filler.fill(meta);
        if (nodes === undefined) continue;
        if (node.value) throw new Error('A code block that is filled must be empty.');
        return nodes;
      }
      return undefined;
    };
    const visit = (node: CodeBlockNode): CodeBlockNode[] => {
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
