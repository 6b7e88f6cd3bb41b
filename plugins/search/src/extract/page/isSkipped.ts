import type {Element} from 'domhandler';
import {HEADINGS, markOf} from './elements';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const TAGS = words(
  'script style noscript template svg math select option input textarea iframe object canvas audio video nav footer dialog head rp rt rtc',
);
const ROLES = words('navigation search banner contentinfo tablist');
/** Pagefind's mark leaves out an element, but of a heading not its section. */
const FOREIGN_MARK = 'data-pagefind-ignore';

/**
 * Where an element stands: at the start of a heading, below the title in the header of an article, in a
 * section of the text, elsewhere in the content, outside of it, or, where what lies there is no content
 * in any case, around it.
 */
export type Place = 'heading' | 'byline' | 'section' | 'main' | 'outside' | 'around';

const isNotInMain = (place: Place): boolean => place === 'outside' || place === 'around';

/** Whether an author has marked an element to be left out; of a heading that means its section. */
export const isMarkedIgnored = ({attribs}: Element): boolean =>
  attribs['data-search-ignore'] !== undefined;

/** Whether it is a button, other than one that is the heading of what it shows and hides. */
function isControl({name, attribs}: Element, place: Place): boolean {
  if (name !== 'button' && attribs.role !== 'button') return false;
  return place !== 'heading' && name !== 'summary' && !HEADINGS.has(name);
}

/** Whether an element's text is not content: navigation, controls, scripts, decoration. */
export function isSkipped(element: Element, place: Place): boolean {
  const {name, attribs} = element;
  if (TAGS.has(name) || isControl(element, place)) return true;
  if (attribs[FOREIGN_MARK] !== undefined) return true;
  if ((name === 'header' || name === 'aside') && isNotInMain(place)) return true;
  // One around the content holds all of the page, as those of ASP.NET do.
  if (name === 'form' && place === 'outside') return true;
  // The date of a post and its authors.
  if (name === 'div' && place === 'byline') return true;
  if (attribs['aria-hidden'] === 'true') return true;
  if (ROLES.has(attribs.role ?? '')) return true;
  if (name === 'body') return false;
  const mark = markOf(element);
  if (mark === 'gutter') return name === 'td';
  return mark === 'own link' || mark === 'skipped' || (mark === 'sidebar' && place !== 'section');
}
