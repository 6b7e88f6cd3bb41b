import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {attribute, elementIn, isNamed, textOf} from './conversion/elements';

export interface BuiltPage {
  url: string;
  /** Title in the head, without the site's. */
  title: string;
  description: string;
  main: Element;
}

/** The parser inserts the end tags that minified pages leave out. */
const parser = unified().use(rehypeParse);

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
 * @param siteTitle end of every page's title: the delimiter and the site's title
 * @returns undefined for a page without `<main>`, such as a redirect
 */
export function readPage(html: string, fileUrl: URL, siteTitle: string): BuiltPage | undefined {
  const page = parser.parse(html);
  const main = elementIn(page, isNamed('main'));
  if (!main) return undefined;
  const read = (name: string, value: string, content: string): string => {
    const tag = elementIn(page, (element) => attribute(element, name) === value);
    return tag ? attribute(tag, content) : '';
  };
  const titleElement = elementIn(page, isNamed('title'));
  const title = titleElement ? textOf(titleElement) : '';
  return {
    url: pageUrl(fileUrl, read('rel', 'canonical', 'href')),
    title: title.endsWith(siteTitle) ? title.slice(0, title.length - siteTitle.length) : title,
    description: read('name', 'description', 'content'),
    main,
  };
}
