import {toHtml} from 'hast-util-to-html';

import {attribute, expressionAttribute, objectOf} from './estree';
import type {HtmlNode} from './HtmlNode';

/** Elements that React renders unchanged. For other elements, the theme has components. */
const PLAIN = new Set(
  'a abbr b blockquote br code del em i kbd li ol p s small strong sub sup table tbody td th thead tr ul wbr'.split(
    ' ',
  ),
);

/** Table elements that contain only other elements. */
const ROWS = new Set(['table', 'thead', 'tbody', 'tr']);

const isExternal = (href: unknown) => /^https?:/.test(String(href));

function htmlProperties(tagName: string, {align, ...properties}: Record<string, unknown>) {
  if (tagName === 'a') return {...properties, target: '_blank', rel: 'noopener noreferrer'};
  return align === undefined ? properties : {...properties, style: `text-align:${align as string}`};
}

/** Returns the HTML element for a node with constant content; undefined if the content may change. */
function staticElement(node: HtmlNode): HtmlNode | undefined {
  const {type, tagName = node.name, properties = {}, attributes = []} = node;
  if (type === 'text') return node;
  const isElement = type === 'element' || (type === 'mdxJsxTextElement' && attributes.length === 0);
  if (!isElement || !tagName || !PLAIN.has(tagName) || 'id' in properties) return undefined;
  if (tagName === 'a' && !isExternal(properties.href)) return undefined;
  // Leaves out task lists, because the theme adds a class to them.
  if (tagName === 'ul' && 'className' in properties) return undefined;
  const children: HtmlNode[] = [];
  for (const child of node.children ?? []) {
    // Ignores white space between cells, like MDX.
    if (ROWS.has(tagName) && child.type === 'text') continue;
    const element = staticElement(child);
    if (!element) return undefined;
    children.push(element);
  }
  return {type: 'element', tagName, properties: htmlProperties(tagName, properties), children};
}

function leaf({tagName = '', properties = {}, children = []}: HtmlNode): HtmlNode {
  const own = Object.entries(properties).map(([name, value]) =>
    attribute(name, Array.isArray(value) ? value.join(' ') : value),
  );
  const html = toHtml({type: 'root', children} as Parameters<typeof toHtml>[0]);
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [...own, expressionAttribute('dangerouslySetInnerHTML', objectOf({__html: html}))],
    children: [],
    // With this flag, MDX does not replace elements with components.
    data: {_mdxExplicitJsx: true},
  };
}

/** Whether conversion reduces the work of React. It does not for plain text. */
const isWorthIt = ({tagName, properties = {}, children = []}: HtmlNode) =>
  !('style' in properties) && (tagName === 'a' || children.some(({type}) => type === 'element'));

function visit(node: HtmlNode): void {
  node.children = node.children?.map((child) => {
    const element = staticElement(child);
    if (element && isWorthIt(element)) return leaf(element);
    visit(child);
    return child;
  });
}

/**
 * Converts constant content (prose, tables and external links) to HTML during the build, so that React does not hydrate
 * it.
 */
export function rehypeStatic() {
  return (tree: HtmlNode): void => visit(tree);
}
