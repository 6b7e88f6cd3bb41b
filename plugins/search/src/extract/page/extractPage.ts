import {parseHtml} from '../html/parseHtml';
import type {IgnoreTest} from './ignoredElements';
import type {Page} from './Page';
import {PageReader} from './PageReader';
import type {Container} from './ReadingPlace';

/** Elements that content lies in, the most telling first, and what a page with one has in its text. */
const CONTAINERS: {container: Container; signs: RegExp[]}[] = [
  {container: 'main', signs: [/<main[\s>]/i, /<[a-z]+[^>]*\srole=["']?main["'\s>]/i]},
  {container: 'article', signs: [/<article[\s>]/i]},
];

function read(html: string, container: Container, isIgnored: IgnoreTest): PageReader {
  const reader = new PageReader({container, isIgnored});
  parseHtml(html, reader);
  return reader;
}

function readContent(html: string, isIgnored: IgnoreTest): PageReader {
  for (const {container, signs} of CONTAINERS) {
    if (!signs.some((sign) => sign.test(html))) continue;
    const reader = read(html, container, isIgnored);
    // A sign in a script or a comment is no element.
    if (reader.isIgnored || reader.hasContainer) return reader;
  }
  return read(html, 'page', isIgnored);
}

/**
 * Reads the content of an HTML page: its title, breadcrumbs and sections. Content is `main` or
 * `[role=main]`, else `article`, else all of `body`, without navigation, controls and whatever
 * carries `data-search-ignore`. A section starts at each heading that has an id, on itself, inside,
 * on an element just before it, or on the element around it.
 * @returns undefined where `<meta name="search" content="false">` takes the page out of the search,
 *   or `<meta http-equiv="refresh">` leads to another one
 */
export function extractPage(
  url: string,
  html: string,
  isIgnored: IgnoreTest = () => false,
): Page | undefined {
  const reader = readContent(html, isIgnored);
  return reader.isIgnored ? undefined : reader.finish(url);
}
