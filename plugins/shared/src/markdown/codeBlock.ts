import type {Element, Nodes} from 'hast';
import type {Code} from 'mdast';
import {attribute, classesOf, elementIn, elementsIn, hasClass, isNamed, textOf} from './elements';

const hasHighlight = hasClass('theme-code-block-highlighted-line');
const isLine = (element: Element): boolean =>
  classesOf(element).some((name) => name === 'code-line' || name === 'token-line');
const isTitle = (element: Element): boolean =>
  classesOf(element).some((name) => /^(?:code-title$|codeBlockTitle)/.test(name));

/** Code as text. Highlighted code has `<br>` or one element per line in place of line breaks. */
function codeOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  const code = 'children' in node ? node.children.map(codeOf).join('') : '';
  const isBlock = node.type === 'element' && node.tagName === 'div' && isLine(node);
  return isBlock && !code.endsWith('\n') ? `${code}\n` : code;
}

/** Highlighted lines as `2-4,7`, counted from one. */
function highlightedLines(code: Element): string {
  const ranges: [first: number, last: number][] = [];
  for (const [index, line] of elementsIn(code, isLine).entries())
    if (hasHighlight(line)) {
      const range = ranges.at(-1);
      if (range?.[1] === index) range[1] = index + 1;
      else ranges.push([index + 1, index + 1]);
    }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}

function quoted(title: string): string {
  return title.includes('"') ? `'${title.replaceAll("'", '"')}'` : `"${title}"`;
}

export function codeBlock(block: Element): Code {
  const code = elementIn(block, isNamed('code')) ?? block;
  const pre = elementIn(block, isNamed('pre')) ?? block;
  const classes = [block, pre, code].map((node) => attribute(node, 'className')).join(' ');
  const title = elementIn(block, isTitle);
  const lines = highlightedLines(code);
  const meta = [title && `title=${quoted(textOf(title).trim())}`, lines && `{${lines}}`].filter(
    Boolean,
  );
  return {
    type: 'code',
    lang: /(?:^|\s)language-(\S+)/.exec(classes)?.[1] ?? null,
    meta: meta.join(' ') || null,
    value: codeOf(code).replace(/\n$/, ''),
  };
}
