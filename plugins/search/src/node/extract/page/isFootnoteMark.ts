import type {Element} from 'domhandler';
import {findAll, textContent} from 'domutils';

const IN_BRACKETS = /^\[[^\s[\]]{1,4}\]$/;
const WORD = /[\p{L}\p{N}]/u;

const leadsToFragment = ({name, attribs}: Element): boolean =>
  name === 'a' && /^#./.test(attribs.href ?? '');

const shown = (element: Element): string => textContent(element).replace(/\s+/g, ' ').trim();

function holdsOnlyMarks(element: Element): boolean {
  const links = findAll(leadsToFragment, element.children);
  const linked = links.map(shown).join('');
  return WORD.test(linked) && linked === (shown(element).match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}

/**
 * Whether an element is a footnote reference: a `sup` that contains only a link to a fragment or a symbol in
 * brackets, a link to a fragment that contains only a `sup`, or an element with the role `doc-noteref`.
 */
export function isFootnoteMark(element: Element): boolean {
  if (element.attribs.role === 'doc-noteref') return true;
  if (element.name === 'sup') return IN_BRACKETS.test(shown(element)) || holdsOnlyMarks(element);
  if (!leadsToFragment(element)) return false;
  const raised = findAll(({name}) => name === 'sup', element.children);
  return raised.length === 1 && raised.map(shown).join('') === shown(element);
}
