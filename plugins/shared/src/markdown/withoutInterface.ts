import type {Element, ElementContent} from 'hast';
import {attribute, elementsIn, hasClass, hasRole, isNamed} from './elements';

const TAGS = new Set(
  'nav footer aside button form label select output canvas script style noscript template'.split(
    ' ',
  ),
);
const ROLES = new Set(['button', 'menu', 'search', 'status', 'toolbar']);

const PICTOGRAM = /^\p{Extended_Pictographic}\ufe0f?$/u;

function isPictogram({tagName, children}: Element): boolean {
  const [only, ...others] = children;
  return (
    tagName === 'span' && only?.type === 'text' && others.length === 0 && PICTOGRAM.test(only.value)
  );
}

function isInterface(node: Element): boolean {
  const {hidden, ariaHidden, dataMarkdownIgnore, dataFootnoteBackref} = node.properties;
  if (TAGS.has(node.tagName) || ROLES.has(attribute(node, 'role'))) return true;
  if (hasClass('hash-link')(node) || dataFootnoteBackref !== undefined) return true;
  if (ariaHidden === 'true' || dataMarkdownIgnore !== undefined || isPictogram(node)) return true;
  return hidden !== undefined && hidden !== false && !hasRole('tabpanel')(node);
}

function shownIn(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  if (isInterface(node)) return [];
  // `data-search-ignore` marks interactive figures: keep the image, drop the buttons.
  if ('dataSearchIgnore' in node.properties) return elementsIn(node, isNamed('svg'));
  return [withoutInterface(node)];
}

export function withoutInterface(node: Element): Element {
  return {...node, children: node.children.flatMap(shownIn)};
}
