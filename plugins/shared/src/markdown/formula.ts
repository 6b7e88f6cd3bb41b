import type {Element} from 'hast';
import type {RootContent} from 'mdast';
import {attribute, elementIn, textOf} from './elements';

const isSource = (node: Element): boolean =>
  node.tagName === 'annotation' && attribute(node, 'encoding') === 'application/x-tex';

/** A formula as its author wrote it in TeX, or as text if the page does not contain the TeX. */
export function formula(node: Element, isBlock: boolean): RootContent {
  const source = elementIn(node, isSource);
  if (!source) return {type: 'text', value: textOf(node)};
  const value = textOf(source).trim();
  return isBlock
    ? {type: 'math', value}
    : {type: 'inlineMath', value: value.replace(/\s*\n\s*/g, ' ')};
}

/** Replaces the bars in a formula for a table cell, because a bar would end the cell. */
export function withoutBars(tex: string): string {
  return tex.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ');
}
