import type {IgnoreTest} from './ignoredElements';
import type {Page} from './Page';
import {PageReader} from './PageReader';
import {parseHtml} from './parseHtml';

const MAIN = /<main[\s>]/i;
const MAIN_ROLE = /<[a-z]+[^>]*\srole=["']?main["'\s>]/i;
const ARTICLE = /<article[\s>]/i;

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
  const hasMain = MAIN.test(html) || MAIN_ROLE.test(html);
  const reader = new PageReader({hasMain, hasArticle: !hasMain && ARTICLE.test(html), isIgnored});
  parseHtml(html, reader);
  return reader.isIgnored ? undefined : reader.finish(url);
}
