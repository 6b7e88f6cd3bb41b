import {type AnyNode, type Element, isTag} from 'domhandler';
import {findOne, textContent} from 'domutils';
import {anchorOf} from './elements';
import {isMarkedIgnored} from './isSkipped';
import {SOFT_HYPHEN} from './joinText';

/** Ancestors of a node, from the inside out. */
export function* elementsAround(node: AnyNode): Generator<Element> {
  for (let {parent} = node; parent !== null && isTag(parent); {parent} = parent) yield parent;
}

export function articleHeader(heading: Element): Element | undefined {
  const around = [...elementsAround(heading)];
  const at = around.findIndex(({name}) => name === 'header');
  return around.slice(at + 1).some(({name}) => name === 'article') ? around[at] : undefined;
}

/**
 * Takes the id of the nearest element around a heading, within the content. Each id is used only once; `taken`
 * contains the elements whose ids are used.
 */
export function takeIdAround(heading: Element, taken: Set<Element>): string {
  for (const element of elementsAround(heading)) {
    if (['main', 'body', 'article'].includes(element.name)) return '';
    const id = anchorOf(element);
    if (id === '') continue;
    if (taken.has(element)) return '';
    taken.add(element);
    return id;
  }
  return '';
}

/** Returns the title in the header of a page, without the menu that the header may also contain. */
export function headerTitle(header: Element): string {
  const isHeading = (element: Element): boolean =>
    element.name === 'h1' && !isMarkedIgnored(element) && textContent(element) !== '';
  const heading = findOne(isHeading, header.children);
  const text = heading ? textContent(heading).replaceAll(SOFT_HYPHEN, '') : '';
  return text.replace(/\s+/g, ' ').trim();
}
