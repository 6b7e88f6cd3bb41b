import type {Handle} from 'hast-util-to-mdast';
import {byDefault} from './byDefault';
import {elementIn, isNamed} from './elements';
import {withoutBars} from './formula';
import {joinLines, linesOf} from './linesOf';
import {html, inlineOf, paragraph} from './nodes';

export const table: Handle = (state, node, parent) => {
  const title = elementIn(node, isNamed('caption'));
  return [
    ...(title ? [paragraph({type: 'emphasis', children: inlineOf(state, title)})] : []),
    ...byDefault(state, node, parent),
  ];
};

/** Reduces a cell to one line, because Markdown tables do not allow more. */
export const cell: Handle = (state, node, parent) =>
  byDefault(state, node, parent).map((result) => {
    if (result.type !== 'tableCell') return result;
    const children = joinLines(linesOf(result.children), html('<br>'));
    return {
      ...result,
      children: children.map((child) =>
        child.type === 'inlineMath' ? {...child, value: withoutBars(child.value)} : child,
      ),
    };
  });
