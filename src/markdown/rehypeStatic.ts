import {toHtml} from 'hast-util-to-html';

/** Properties of an HTML node (hast with MDX) that are used here. */
export interface StaticNode {
  type: string;
  tagName?: string;
  name?: string;
  value?: unknown;
  properties?: Record<string, unknown>;
  attributes?: unknown[];
  children?: StaticNode[];
  data?: Record<string, unknown>;
}

/** Elements that React renders as they are. The theme has components for others. */
const PLAIN = new Set(
  'a abbr b blockquote br code del em i kbd li ol p s small strong sub sup table tbody td th thead tr ul wbr'.split(
    ' ',
  ),
);

/** Elements of tables that contain no text. */
const ROWS = new Set(['table', 'thead', 'tbody', 'tr']);

const isExternal = (href: unknown) => /^https?:/.test(String(href));

/** Returns properties in the form that the theme's components and MDX render. */
function htmlProperties(tagName: string, {align, ...properties}: Record<string, unknown>) {
  if (tagName === 'a') return {...properties, target: '_blank', rel: 'noopener noreferrer'};
  return align === undefined ? properties : {...properties, style: `text-align:${align as string}`};
}

/** Returns the HTML element of a node whose content never changes. */
function staticElement(node: StaticNode): StaticNode | undefined {
  const {type, tagName = node.name, properties = {}, attributes = []} = node;
  if (type === 'text') return node;
  const isElement = type === 'element' || (type === 'mdxJsxTextElement' && attributes.length === 0);
  if (!isElement || !tagName || !PLAIN.has(tagName) || 'id' in properties) return undefined;
  if (tagName === 'a' && !isExternal(properties.href)) return undefined;
  // The theme adds a class to task lists.
  if (tagName === 'ul' && 'className' in properties) return undefined;
  const children: StaticNode[] = [];
  for (const child of node.children ?? []) {
    // Like MDX, ignores text between cells.
    if (ROWS.has(tagName) && child.type === 'text') continue;
    const element = staticElement(child);
    if (!element) return undefined;
    children.push(element);
  }
  return {type: 'element', tagName, properties: htmlProperties(tagName, properties), children};
}

const attribute = (name: string, value: unknown) => ({type: 'mdxJsxAttribute', name, value});

/** `{__html: '…'}` as JavaScript (estree). */
function innerHtml(html: string) {
  const value = {type: 'Literal', value: html};
  const key = {type: 'Identifier', name: '__html'};
  const flags = {method: false, shorthand: false, computed: false, kind: 'init'};
  const expression = {
    type: 'ObjectExpression',
    properties: [{type: 'Property', key, value, ...flags}],
  };
  const body = [{type: 'ExpressionStatement', expression}];
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', body}},
  };
}

/** An element whose content React receives as HTML. */
function leaf({tagName = '', properties = {}, children = []}: StaticNode): StaticNode {
  const own = Object.entries(properties).map(([name, value]) =>
    attribute(name, Array.isArray(value) ? value.join(' ') : value),
  );
  const html = toHtml({type: 'root', children} as Parameters<typeof toHtml>[0]);
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [...own, attribute('dangerouslySetInnerHTML', innerHtml(html))],
    children: [],
    // MDX does not replace elements with this mark by components.
    data: {_mdxExplicitJsx: true},
  };
}

/** Whether the conversion saves anything. Text alone saves nothing. */
const isWorthIt = ({tagName, properties = {}, children = []}: StaticNode) =>
  !('style' in properties) && (tagName === 'a' || children.some(({type}) => type === 'element'));

function visit(node: StaticNode): void {
  node.children = node.children?.map((child) => {
    const element = staticElement(child);
    if (element && isWorthIt(element)) return leaf(element);
    visit(child);
    return child;
  });
}

/**
 * Turns content that never changes into HTML during the build: prose, tables and external links.
 * React does not hydrate it.
 */
export function rehypeStatic() {
  return (tree: StaticNode): void => visit(tree);
}
