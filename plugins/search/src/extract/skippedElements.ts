import type {Attributes} from './Attributes';
import {markOf} from './elementMarks';
import {HEADINGS} from './HtmlTag';

const TAGS = new Set(
  'script style noscript template svg math select option input textarea iframe object canvas audio video nav footer dialog head rp rt rtc'.split(
    ' ',
  ),
);
const ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'tablist']);
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
export const isMarkedIgnored = (attributes: Attributes): boolean =>
  attributes.get('data-search-ignore') !== undefined;

/** Whether it is a button, other than one that is the heading of what it shows and hides. */
function isControl(tag: string, attributes: Attributes, place: Place): boolean {
  if (tag !== 'button' && attributes.get('role') !== 'button') return false;
  return place !== 'heading' && tag !== 'summary' && !HEADINGS.has(tag);
}

/** Whether an element's text is no content: navigation, controls, scripts, decoration. */
export function isSkipped(tag: string, attributes: Attributes, place: Place): boolean {
  if (TAGS.has(tag) || isControl(tag, attributes, place)) return true;
  if (attributes.get(FOREIGN_MARK) !== undefined) return true;
  if ((tag === 'header' || tag === 'aside') && isNotInMain(place)) return true;
  // One around the content holds all of the page, as those of ASP.NET do.
  if (tag === 'form' && place === 'outside') return true;
  // The date of a post and its authors.
  if (tag === 'div' && place === 'byline') return true;
  if (attributes.get('aria-hidden') === 'true') return true;
  if (ROLES.has(attributes.get('role') ?? '')) return true;
  if (tag === 'body') return false;
  const mark = markOf(attributes);
  if (mark === 'gutter') return tag === 'td';
  return mark === 'own link' || mark === 'skipped' || (mark === 'sidebar' && place !== 'section');
}
