import type {Attributes} from './Attributes';
import {markOf} from './elementMarks';

/** What the link of a heading to itself says where it has no class that tells. */
const LINK_SIGN = /^\s*[#¶§🔗]\s*$/u;

const isOnPage = (href: string): boolean => href.startsWith('#');

/** The id of an element, or the name of an `a` that is an anchor and does not lead elsewhere; else empty. */
export function anchorOf(tag: string, attributes: Attributes): string {
  const id = attributes.get('id');
  if (id !== undefined || tag !== 'a') return id ?? '';
  return isOnPage(attributes.get('href') ?? '#') ? (attributes.get('name') ?? '') : '';
}

/** The id that a heading's link to itself leads to, if the element is one by its class; else empty. */
export function linkedId(tag: string, attributes: Attributes): string {
  if (tag !== 'a' || markOf(attributes) !== 'own link') return '';
  const href = attributes.get('href') ?? '';
  return isOnPage(href) ? href.slice(1) : '';
}

/** Whether that is all the text of a heading's link to itself. */
export const isLinkSign = (text: string): boolean => LINK_SIGN.test(text);
