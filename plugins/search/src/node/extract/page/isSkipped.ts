import type {Element} from 'domhandler';
import {markOf, words} from './elements';
import {isInterface} from './isInterface';

/** Elements without text, or with text that is not read as part of the page. */
const TAGS = words(
  'script style noscript template svg math iframe object canvas audio video head rp rt rtc',
);
/** Pagefind's mark leaves out an element, but of a heading not its section. */
const FOREIGN_MARK = 'data-pagefind-ignore';

/**
 * Where an element stands: at the start of a heading, below the title in the header of an article, in a
 * section of the text, elsewhere in the content, outside it, or, where what lies there is no content
 * in any case, around it.
 */
export type Place = 'heading' | 'byline' | 'section' | 'main' | 'outside' | 'around';

const isNotInMain = (place: Place): boolean => place === 'outside' || place === 'around';

/** Whether an author has marked an element to be left out; of a heading that means its section. */
export const isMarkedIgnored = ({attribs}: Element): boolean =>
  attribs['data-search-ignore'] !== undefined;

/**
 * Whether an element's text is not content: navigation, controls, scripts, decoration.
 * @param url address of the page
 */
export function isSkipped(element: Element, place: Place, url: string): boolean {
  const {name, attribs} = element;
  if (TAGS.has(name) || isInterface(element, {isInHeading: place === 'heading', url})) return true;
  if (attribs[FOREIGN_MARK] !== undefined) return true;
  if ((name === 'header' || name === 'aside') && isNotInMain(place)) return true;
  // One around the content holds all of the page, as those of ASP.NET do.
  if (name === 'form' && place === 'outside') return true;
  // The date of a post and its authors.
  if (name === 'div' && place === 'byline') return true;
  if (attribs['aria-hidden'] === 'true') return true;
  if (name === 'body') return false;
  const mark = markOf(element);
  if (mark === 'gutter') return name === 'td';
  return mark === 'own link' || mark === 'skipped' || (mark === 'sidebar' && place !== 'section');
}
