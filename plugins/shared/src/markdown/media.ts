import type {Handle} from 'hast-util-to-mdast';
import type {PhrasingContent} from 'mdast';
import {byDefault} from './byDefault';
import {attribute, elementsIn, isNamed} from './elements';
import {isInText, paragraph, text} from './nodes';

/** Replaces a drawing with its label. A drawing without a label is decorative and is left out. */
export const drawing: Handle = (_, node, parent) => {
  const label = attribute(node, 'ariaLabel');
  if (label === '') return undefined;
  const shown: PhrasingContent = {type: 'emphasis', children: [text(label)]};
  return isInText(parent) ? shown : paragraph(shown);
};

/** Replaces a `data:` image with its alternative text, because the address would contain the whole file. */
export const picture: Handle = (state, node, parent) => {
  if (!attribute(node, 'src').startsWith('data:')) return byDefault(state, node, parent);
  const label = attribute(node, 'alt');
  return label === '' ? undefined : {type: 'emphasis', children: [text(label)]};
};

/** Videos and sounds become links, with the name that the page gives them or with their file name. */
export const medium: Handle = (_, node, parent) => {
  const [source] = [node, ...elementsIn(node, isNamed('source'))]
    .map((each) => attribute(each, 'src'))
    .filter((src) => /^https?:/.test(src));
  if (source === undefined) return undefined;
  const {host, pathname} = new URL(source);
  const name = attribute(node, 'title') || attribute(node, 'ariaLabel');
  const file = node.tagName === 'iframe' ? '' : pathname.slice(pathname.lastIndexOf('/') + 1);
  const shown: PhrasingContent = {
    type: 'link',
    url: source,
    children: [text(name || file || host)],
  };
  return isInText(parent) ? shown : paragraph(shown);
};
