import {type AnyNode, type Element, isTag, isText} from 'domhandler';
import {onOneLine} from './joinText';

const MARK = /breadcrumb/i;
const OWN_MARK = /(^|[\s_-])active(\s|$)/;
const WORD = /[\p{L}\p{N}]/u;
const SIGN_AT_END = /^[^\p{L}\p{N}]+\s|\s[^\p{L}\p{N}]+$/gu;
/** Elements that are parts of a crumb. Other elements can be around a crumb. */
const FORMATTING = new Set(['abbr', 'b', 'code', 'em', 'i', 'kbd', 'strong', 'sub', 'sup', 'wbr']);

export interface Breadcrumbs {
  /** Crumbs from the outermost, each once, without the page itself. */
  above: string[];
  /** Name of the page in its breadcrumbs, used as a keyword; empty if it is not marked. */
  own: string;
}

function isMarked({attribs}: Element): boolean {
  return MARK.test(attribs.class ?? '') || MARK.test(attribs['aria-label'] ?? '');
}

function isOwn({attribs}: Element): boolean {
  const current = attribs['aria-current'] ?? 'false';
  return current !== 'false' || OWN_MARK.test(attribs.class ?? '');
}

export function readBreadcrumbs(leftOut: readonly Element[], title: string): Breadcrumbs {
  const crumbs = [''];
  let own = '';

  function read(node: AnyNode, isInOwn: boolean): void {
    if (isText(node)) {
      if (isInOwn) own += node.data;
      else crumbs.push(`${crumbs.pop()}${node.data}`);
    } else if (isTag(node)) {
      const isDivider = !FORMATTING.has(node.name);
      if (isDivider) crumbs.push('');
      const isOwnInside = isInOwn || isOwn(node);
      for (const child of node.children) read(child, isOwnInside);
      if (isDivider) crumbs.push('');
    }
  }

  function find(element: Element): void {
    if (isMarked(element)) {
      crumbs.push('');
      for (const child of element.children) read(child, false);
    } else for (const child of element.children) if (isTag(child)) find(child);
  }

  leftOut.forEach(find);
  const above = crumbs
    .map((crumb) => onOneLine(crumb).replace(SIGN_AT_END, ''))
    .filter(
      (crumb, index, all) => WORD.test(crumb) && all.indexOf(crumb) === index && crumb !== title,
    );
  return {above, own: onOneLine(own)};
}
