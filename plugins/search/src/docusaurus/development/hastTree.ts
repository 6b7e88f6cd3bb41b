import type {ChildNode} from 'domhandler';
import type {Nodes, Properties} from 'hast';
import {element, textNode} from '../../node/extract/html/element';

const attributeName = (property: string): string =>
  property === 'className'
    ? 'class'
    : property.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

function attributesOf(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    attributes[attributeName(property)] = value === true ? '' : text;
  }
  return attributes;
}

/** Converts nodes of hast, rehype's tree, to nodes of a parsed HTML document. */
export function hastTree(nodes: readonly Nodes[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (node.type === 'text') return [textNode(node.value)];
    if (node.type !== 'element') return [];
    return [element(node.tagName, attributesOf(node.properties), hastTree(node.children))];
  });
}
