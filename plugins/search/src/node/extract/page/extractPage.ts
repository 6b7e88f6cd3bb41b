import type {Document, Element} from 'domhandler';
import {existsOne, findAll, textContent} from 'domutils';
import {cutSections} from './cutSections';
import {closest, words} from './elements';
import {DEFAULT_EXTRACTION, type ExtractOptions} from './ExtractOptions';
import {onOneLine} from './joinText';
import type {Page} from './Page';
import {readableAddress} from './pageTitle';
import {readBreadcrumbs} from './readBreadcrumbs';
import {type Content, isContainer, readContent} from './readContent';
import {readMeta} from './readMeta';

/** Title of the document on one line; empty if there is none. An SVG can also have a title. */
function documentTitle(titles: readonly Element[]): string {
  const isInPicture = (title: Element): boolean =>
    closest(title, ({name}) => name === 'svg') !== undefined;
  // If there are several, browsers show the first.
  const texts = titles.filter((title) => !isInPicture(title)).map(textContent);
  return onOneLine(texts.find((text) => text !== '') ?? '');
}

const HEAD = words('meta title link');

const canonicalOf = (elements: readonly Element[]): string =>
  elements.find(({name, attribs}) => name === 'link' && attribs.rel === 'canonical')?.attribs
    .href ?? '';

export interface ExtractedPage extends Page {
  /** Whether the page has neither text nor a heading, for example because scripts render it. */
  isEmpty: boolean;
}

function findContent(document: Document, page: ExtractOptions & {url: string}): Content {
  for (const container of ['main', 'article'] as const) {
    if (!existsOne((element) => isContainer(element, container), document.children)) continue;
    const content = readContent(document, {...page, container});
    // A container in an ignored element does not count.
    if (content.hasContainer) return content;
  }
  return readContent(document, {...page, container: 'page'});
}

/**
 * Extracts the title, breadcrumbs and sections of a page from its element tree. Content is `main` or
 * `[role=main]`, else `article`, else all of `body`, without navigation, controls and elements with
 * `data-search-ignore`. A section starts at each heading that has an id. The id can be on the heading, inside
 * it, on the element directly before it or on the element around it.
 *
 * @returns undefined if `<meta name="search" content="false">` leaves the page out, or `<meta
 * http-equiv="refresh">` redirects it
 */
export function extractPage(
  url: string,
  document: Document,
  options: Partial<ExtractOptions> = {},
): ExtractedPage | undefined {
  const named = findAll(({name}) => HEAD.has(name), document.children);
  const meta = readMeta(named.filter(({name}) => name === 'meta'));
  if (meta.isIgnored) return undefined;
  const pageName = documentTitle(named.filter(({name}) => name === 'title'));
  const {parts, leftOut, links} = findContent(document, {...DEFAULT_EXTRACTION, ...options, url});
  const {title: ownTitle, sections} = cutSections(parts, pageName);
  const title = ownTitle || pageName || readableAddress(url);
  const {above, own} = readBreadcrumbs(leftOut, title);
  return {
    url,
    title,
    breadcrumbs: above,
    description: meta.description,
    keywords: [meta.keywords, own === title ? '' : own].filter(Boolean).join(', '),
    answers: meta.answers,
    boost: meta.boost,
    canonical: canonicalOf(named),
    links,
    sections,
    isEmpty: ownTitle === '' && sections.every((one) => one.heading === '' && one.text === ''),
  };
}
