import type {Element} from 'domhandler';
import {findOne, textContent} from 'domutils';
import {anchorOf, closest, elementsAround} from './elements';
import {isMarkedIgnored} from './isSkipped';
import {onOneLine} from './joinText';

export function articleHeader(heading: Element): Element | undefined {
  const header = closest(heading, ({name}) => name === 'header');
  return header && closest(header, ({name}) => name === 'article') && header;
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
  return heading ? onOneLine(textContent(heading)) : '';
}
