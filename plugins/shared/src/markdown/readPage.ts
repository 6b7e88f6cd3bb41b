import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {attribute, elementIn, isNamed, textOf} from './elements';

export interface BuiltPage {
  url: string;
  /** Title in the head, without the site's. */
  title: string;
  description: string;
  main: Element;
}

const parser = unified().use(rehypeParse);

/** Parses a page, and inserts the end tags that minified pages leave out. */
export const parsePage = (html: string): Root => parser.parse(html);

function readHead(page: Root, [name, value]: [string, string], content: string): string {
  const tag = elementIn(page, (element) => attribute(element, name) === value);
  return tag ? attribute(tag, content) : '';
}

export const canonicalAddress = (page: Root): string =>
  readHead(page, ['rel', 'canonical'], 'href');

const withoutSlash = (pathname: string): string => decodeURI(pathname).replace(/\/$/, '');

/**
 * Returns the canonical address, which has the trailing slash of the route, unless it is the address of another page.
 */
function pageUrl(fileUrl: URL, canonical: string): string {
  if (!URL.canParse(canonical)) return fileUrl.href;
  const {pathname} = new URL(canonical);
  return withoutSlash(pathname) === withoutSlash(fileUrl.pathname) ? canonical : fileUrl.href;
}

/**
 * Reads a built page.
 *
 * @param fileUrl address derived from the page's file, without `index.html` and `.html`
 * @param siteTitle end of every page's title: the delimiter and the site's title. Default: none
 * @returns undefined for a page without `<main>`, such as a redirect
 */
export function readPage(html: string, fileUrl: URL, siteTitle = ''): BuiltPage | undefined {
  const page = parsePage(html);
  const main = elementIn(page, isNamed('main'));
  if (!main) return undefined;
  const titleElement = elementIn(page, isNamed('title'));
  const title = titleElement ? textOf(titleElement) : '';
  return {
    url: pageUrl(fileUrl, canonicalAddress(page)),
    title: title.endsWith(siteTitle) ? title.slice(0, title.length - siteTitle.length) : title,
    description: readHead(page, ['name', 'description'], 'content'),
    main,
  };
}
