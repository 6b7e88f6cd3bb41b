import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const reader = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', rule: '-', fences: true, resourceLink: true});

/** Turns nodes that look like HTML, such as `List<Entity>`, into text. */
function htmlToText(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'html')
      Object.assign(
        child,
        node.type === 'paragraph' || node.type !== 'root'
          ? {type: 'text'}
          : {type: 'paragraph', children: [{type: 'text', value: child.value}]},
      );
    else htmlToText(child);
  }
}

export function markdownText(answer: string): string {
  const tree: Root = reader.parse(answer);
  htmlToText(tree);
  return writer.stringify(tree).trimEnd();
}

export function markdownLink(text: string, url: string): string {
  const link = {type: 'link' as const, url, children: [{type: 'text' as const, value: text}]};
  return writer
    .stringify({type: 'root', children: [{type: 'paragraph', children: [link]}]})
    .trimEnd();
}

/** Returns why an answer is not plain text, for example because MDX would run it as code; undefined if it is valid. */
export function textFault(answer: string): string | undefined {
  if (answer.trim() === '') return 'must not be empty';
  const code = /^(?:import|export)(?=\s)/m.exec(answer)?.[0];
  if (code !== undefined)
    return `begins a line with "${code}", which MDX would run as code; begin it with another word or a capital letter`;
  if (/^\s*:::/m.test(answer)) return 'begins an admonition; write it into the file later';
  return undefined;
}

export function paragraphFault(answer: string): string | undefined {
  const fault = textFault(answer);
  if (fault !== undefined) return fault;
  const {children} = reader.parse(answer);
  const isParagraph =
    children.length === 1 && ['paragraph', 'html'].includes(children[0]?.type ?? '');
  return isParagraph
    ? undefined
    : 'must be one paragraph of text, without headings, lists or code blocks';
}
