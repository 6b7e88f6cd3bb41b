import type {Element} from 'domhandler';
import {closest, markOf, words} from './elements';
import {isFootnoteMark} from './isFootnoteMark';
import {isInterface} from './isInterface';

const TAGS = words(
  'script style noscript template svg math iframe object canvas audio video head rp rt rtc',
);
/** Text elements that are kept, even if their class resembles navigation. */
const ORDINARY = words('p li dt dd td th blockquote figure figcaption pre section article');
/** Pagefind's attribute. On a heading, it only leaves out the heading and not its section. */
const FOREIGN_MARK = 'data-pagefind-ignore';

/**
 * Position of an element:
 *
 * - `heading`: at the start of a heading
 * - `byline`: below the title in the header of an article
 * - `section`: in a section of the text
 * - `main`: elsewhere in the content element
 * - `page`: elsewhere on a page without a content element, which is read as a whole
 * - `outside`: outside the content element
 */
export type Place = 'heading' | 'byline' | 'section' | 'main' | 'page' | 'outside';

const isNotInMain = (place: Place): boolean => place === 'page' || place === 'outside';

export const isMarkedIgnored = ({attribs}: Element): boolean =>
  attribs['data-search-ignore'] !== undefined;

/** Elements that can have their own footer, such as the source of a quotation. */
const WITH_FOOTER = words('blockquote figure section aside details li dd td');
const WITHOUT_FOOTER = words('article main body');

function isPageFooter(element: Element): boolean {
  if (element.name !== 'footer') return false;
  const owner = closest(element, ({name}) => WITH_FOOTER.has(name) || WITHOUT_FOOTER.has(name));
  return owner === undefined || WITHOUT_FOOTER.has(owner.name);
}

export function isSkipped(element: Element, place: Place, url: string): boolean {
  const {name, attribs} = element;
  if (TAGS.has(name) || isInterface(element, {isInHeading: place === 'heading', url})) return true;
  if (isPageFooter(element) || isFootnoteMark(element)) return true;
  if (attribs[FOREIGN_MARK] !== undefined) return true;
  if ((name === 'header' || name === 'aside') && isNotInMain(place)) return true;
  // A form outside the content element is kept, because in ASP.NET it contains the whole page.
  if (name === 'form' && place === 'page') return true;
  // Date and authors of a post.
  if (name === 'div' && place === 'byline') return true;
  if (attribs['aria-hidden'] === 'true') return true;
  if (name === 'body') return false;
  const mark = markOf(element);
  if (mark === 'gutter') return name === 'td';
  if (mark === 'own link' || mark === 'hidden') return true;
  if (ORDINARY.has(name)) return false;
  return mark === 'interface' || (mark === 'sidebar' && place !== 'section');
}
