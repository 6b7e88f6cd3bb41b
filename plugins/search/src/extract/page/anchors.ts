import type {Attributes} from '../html/parseHtml';
import {markOf} from './skippedElements';

/** What the link of a heading to itself says where it has no class that tells. */
const LINK_SIGN = /^\s*[#¶§🔗]\s*$/u;

const isOnPage = (href: string): boolean => href.startsWith('#');

/** The id of an element, or the name of an `a` that is an anchor and does not lead elsewhere; else empty. */
export function anchorOf(tag: string, attributes: Attributes): string {
  const {id} = attributes;
  if (id !== undefined || tag !== 'a') return id ?? '';
  return isOnPage(attributes.href ?? '#') ? (attributes.name ?? '') : '';
}

/** The id that a heading's link to itself leads to, if the element is one by its class; else empty. */
export function linkedId(tag: string, attributes: Attributes): string {
  if (tag !== 'a' || markOf(attributes) !== 'own link') return '';
  const href = attributes.href ?? '';
  return isOnPage(href) ? href.slice(1) : '';
}

/** Whether that is all the text of a heading's link to itself. */
export const isLinkSign = (text: string): boolean => LINK_SIGN.test(text);
