import type {Handle} from 'hast-util-to-mdast';
import {byDefault} from './byDefault';
import {attribute, elementsIn} from './elements';
import {flowOf, html} from './nodes';

const footnoteOf = (id: string): string => id.replace(/^(?:user-content-)?fn-/, '');

/**
 * Handles footnote references. Other superscript and subscript text stays HTML, because Markdown has neither.
 */
export const raisedOrLowered: Handle = (state, node) => {
  const reference = elementsIn(node, ({properties}) => 'dataFootnoteRef' in properties)[0];
  if (reference) {
    const label = footnoteOf(attribute(reference, 'href').split('#')[1] ?? '');
    return {type: 'footnoteReference', identifier: label.toLowerCase(), label};
  }
  const {tagName} = node;
  return [html(`<${tagName}>`), ...state.all(node), html(`</${tagName}>`)];
};

export const section: Handle = (state, node, parent) => {
  if (!('dataFootnotes' in node.properties)) return byDefault(state, node, parent);
  return elementsIn(
    node,
    (item) => item.tagName === 'li' && /(?:^|-)fn-/.test(attribute(item, 'id')),
  ).map((item) => {
    const label = footnoteOf(attribute(item, 'id'));
    return {
      type: 'footnoteDefinition',
      identifier: label.toLowerCase(),
      label,
      children: flowOf(state, item),
    };
  });
};
