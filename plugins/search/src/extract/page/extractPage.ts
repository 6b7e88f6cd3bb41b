import {type Attributes, parseHtml} from '../html/parseHtml';
import type {Page} from './Page';
import {PageReader} from './PageReader';
import type {Container} from './ReadingPlace';
import {PLUGIN_NAME} from '../../ui/names';

/** Tests whether an element is left out of the index. */
export type IgnoreTest = (tag: string, attributes: Attributes) => boolean;

const SIMPLE = /^([a-z][a-z0-9-]*)?((?:[.#][\w-]+|\[[\w-]+(?:=["']?[^\]"']*["']?)?\])*)$/i;
const PART = /([.#])([\w-]+)|\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g;

function parseSelector(selector: string): IgnoreTest {
  const match = SIMPLE.exec(selector.trim());
  if (match === null || selector.trim() === '') {
    throw new Error(
      `${PLUGIN_NAME}: the selector "${selector}" cannot be used to leave out content: only tag, .class, #id and [attribute=value] of one element are known.`,
    );
  }
  const wanted = match[1]?.toLowerCase();
  const tests: IgnoreTest[] = [];
  for (const [, kind, name = '', attribute, value] of (match[2] ?? '').matchAll(PART)) {
    if (kind === '.')
      tests.push((_, attributes) => (attributes.class ?? '').split(/\s+/).includes(name));
    else if (kind === '#') tests.push((_, attributes) => attributes.id === name);
    else if (attribute !== undefined)
      tests.push((_, attributes) => {
        const found = attributes[attribute.toLowerCase()];
        return value === undefined ? found !== undefined : found === value;
      });
  }
  return (tag, attributes) =>
    (wanted === undefined || wanted === tag) && tests.every((test) => test(tag, attributes));
}

/**
 * Reads selectors of single elements, such as `.card`, `aside` or `div[role=note]`.
 * @throws Error that names a selector of another kind
 */
export function ignoredElements(selectors: readonly string[]): IgnoreTest {
  const tests = selectors.map(parseSelector);
  return (tag, attributes) => tests.some((test) => test(tag, attributes));
}

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
