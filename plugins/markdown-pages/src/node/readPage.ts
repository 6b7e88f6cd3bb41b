import {DomUtils, parseDocument} from 'htmlparser2';

export interface BuiltPage {
  url: string;
  /** Title in the head, without the site's. */
  title: string;
  description: string;
  /** HTML of the page's `<main>`. */
  content: string;
}

const withoutSlash = (pathname: string): string => decodeURI(pathname).replace(/\/$/, '');

/**
 * Returns the canonical address, which has the trailing slash of the route, unless it is the address of another page.
 */
function pageUrl(fileUrl: URL, canonical: string | undefined): string {
  if (canonical === undefined || !URL.canParse(canonical)) return fileUrl.href;
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
  const [head = ''] = html.split(/<body\b|<main\b/, 1);
  const elements = parseDocument(head).children;
  const find = (name: string, value: string) =>
    DomUtils.findOne(({attribs}) => attribs[name] === value, elements)?.attribs;
  const titles = DomUtils.getElementsByTagName('title', elements);
  const title = titles.map((element) => DomUtils.textContent(element)).join('');
  const content = /<main\b[^]*<\/main>/.exec(html)?.[0];
  if (!content) return undefined;
  return {
    url: pageUrl(fileUrl, find('rel', 'canonical')?.href),
    title: title.endsWith(siteTitle) ? title.slice(0, title.length - siteTitle.length) : title,
    description: find('name', 'description')?.content ?? '',
    content,
  };
}
