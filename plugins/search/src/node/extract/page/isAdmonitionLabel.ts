import {type Element, isTag} from 'domhandler';
import {textContent} from 'domutils';

const HEADING =
  /(^|[\s_-])(admonitionHeading\S*|admonition-title|custom-block-title|aside__title|alert-title)(\s|$)/;
const NOT_A_KIND = new Set(['admonition', 'theme', 'alert', 'block', 'aside', 'details']);

const kindsOf = ({attribs}: Element): string[] =>
  (attribs.class ?? '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((kind) => !NOT_A_KIND.has(kind));

/**
 * Whether an element is the heading of an admonition without a title. Such a heading only contains the type:
 * `note`.
 *
 * @param labels names of the types in the language of the site, in lower case
 */
export function isAdmonitionLabel(element: Element, labels: ReadonlySet<string>): boolean {
  const {attribs, name, parent} = element;
  const isHeading = name === 'summary' || HEADING.test(attribs.class ?? '');
  if (parent === null || !isTag(parent) || !isHeading) return false;
  const text = textContent(element).trim().toLowerCase();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const kinds = kindsOf(parent);
  const isKind = words.length > 0 && words.every((word) => kinds.includes(word));
  return isKind || labels.has(text) || kinds.includes(words.join(''));
}
