import type {Element, ElementContent, Nodes} from 'hast';

export type Test = (element: Element) => boolean;

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export function attribute({properties}: Element, name: string): string {
  const value = properties[name] ?? '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export const classesOf = (element: Element): string[] => attribute(element, 'className').split(' ');

export const hasClass =
  (name: string): Test =>
  (element) =>
    classesOf(element).includes(name);

export const hasRole =
  (role: string): Test =>
  ({properties}) =>
    properties.role === role;

export const isNamed =
  (...names: string[]): Test =>
  ({tagName}) =>
    names.includes(tagName);

/**
 * Returns all elements below a node that match a test, in the order of the page.
 *
 * @param isApart elements whose content is skipped
 */
export function elementsIn(node: Nodes, test: Test, isApart: Test = () => false): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const inside = isApart(child) ? [] : elementsIn(child, test, isApart);
    return test(child) ? [child, ...inside] : inside;
  });
}

export function elementIn(node: Nodes, test: Test): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : elementIn(child, test);
    if (found) return found;
  }
  return undefined;
}

export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children};
}
