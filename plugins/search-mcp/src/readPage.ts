import {attribute, elementsIn} from '@screwbox/shared/markdown/elements';
import {isHeading} from '@screwbox/shared/markdown/nodes';
import {pageMarkdown} from '@screwbox/shared/markdown/pageMarkdown';
import {type BuiltPage, readPage as readBuiltPage} from '@screwbox/shared/markdown/readPage';
import {isBelow} from './openAddress';
import {INDEX_LIST, type Site} from './Site';
import {SiteError} from './SiteError';

/** Maximum length of the returned text, in characters. */
const MAX_LENGTH = 100_000;
const MAX_NAMED_SECTIONS = 40;

const isHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body)\b/i.test(text);

async function readText(site: Site, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const bytes = await site.read(path);
    if (bytes !== undefined) return new TextDecoder().decode(bytes);
  }
  return undefined;
}

function decoded(part: string, url: URL): string {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw new SiteError(`${url.href} is not a valid address.`, {cause});
  }
}

/**
 * Path of a page below the home page, decoded, without `.html`, `.md` and trailing slash.
 *
 * @throws SiteError if the address is outside the site
 */
function pagePath(site: Site, url: URL): string {
  if (!isBelow(site.home, url))
    throw new SiteError(
      `${url.href} is outside ${site.home.href}. Only pages of that site can be read.`,
    );
  const path = decoded(url.pathname.slice(site.home.pathname.length), url);
  if (path.split(/[\\/]/).includes('..') || path.includes('\0'))
    throw new SiteError(`${url.href} is outside ${site.home.href}.`);
  return path.replace(/\/$/, '').replace(/(?:(?:^|\/)index)?\.(?:html|md)$/, '');
}

/** A heading, which can be in a quote or a list. */
const HEADING_LINE = /^(?:[\s>]|[-*] )*(#{1,6}) (.*)$/;
const FENCE = /^(?:[\s>]|[-*] )*(`{3,}|~{3,})/;

/** Private-use character that marks the heading of the section while the page is converted. */
const MARK = '\uE000';

/**
 * Converts a section to Markdown, up to the next heading of the same or a higher level.
 *
 * @throws SiteError that names the sections of the page if it has no such section
 */
function sectionMarkdown(page: BuiltPage, id: string): string {
  const headings = elementsIn(page.main, isHeading);
  const wanted = headings.find((heading) => attribute(heading, 'id') === id);
  wanted?.children.unshift({type: 'text', value: MARK});
  const lines = pageMarkdown(page).markdown.split('\n');
  let fence: string | undefined;
  let start: {line: number; level: number} | undefined;
  for (const [index, line] of lines.entries()) {
    const found = FENCE.exec(line)?.[1];
    if (fence === undefined) fence = found;
    else if (found?.startsWith(fence)) fence = undefined;
    const [, signs = '', heading = ''] = (fence === undefined && HEADING_LINE.exec(line)) || [];
    if (start && signs !== '' && signs.length <= start.level) {
      lines.length = index;
      break;
    }
    if (heading.includes(MARK)) start = {line: index, level: signs.length};
  }
  if (start) return lines.slice(start.line).join('\n').replace(MARK, '').trim();
  const ids = headings.map((heading) => attribute(heading, 'id')).filter(Boolean);
  throw new SiteError(
    `${page.url} has no section "${id}". ` +
      (ids.length > 0
        ? `Its sections are: ${ids.slice(0, MAX_NAMED_SECTIONS).join(', ')}.`
        : 'Leave out the fragment.'),
  );
}

async function missingPage(site: Site, url: URL): Promise<SiteError> {
  const advice =
    (await site.read(INDEX_LIST)) === undefined
      ? `It cannot be searched either, because ${site.name} has no ${INDEX_LIST}. Start the server with another folder or address.`
      : 'Search for it with search_docs.';
  return new SiteError(`${site.home.href} has no page ${url.pathname}. ${advice}`);
}

async function convertedPage(site: Site, path: string, url: URL, id: string): Promise<string> {
  const files = path === '' ? ['index.html'] : [`${path}/index.html`, `${path}.html`];
  const html = await readText(site, files);
  try {
    const page = html === undefined ? undefined : readBuiltPage(html, url);
    if (page === undefined) throw await missingPage(site, url);
    return id === '' ? pageMarkdown(page).markdown : sectionMarkdown(page, id);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new SiteError(
      `${url.href} cannot be read, because its elements are nested too deeply. Read another page.`,
      {cause},
    );
  }
}

/**
 * Reads a page: its Markdown, or Markdown made from its HTML if it has none. A fragment in the address
 * selects a section.
 * @throws SiteError if the address is outside the site, or leads to no page or section
 */
export async function readPage(site: Site, address: string): Promise<string> {
  if (!URL.canParse(address, site.home))
    throw new SiteError(`"${address}" is not an address. Pass the address of a row.`);
  const url = new URL(address, site.home);
  const path = pagePath(site, url);
  const id = decoded(url.hash.slice(1), url);
  const written = id === '' && (await readText(site, [path === '' ? 'index.md' : `${path}.md`]));
  const text = written && !isHtml(written) ? written : await convertedPage(site, path, url, id);
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH)}\n\n[Cut after ${MAX_LENGTH} characters. Read one section by its fragment.]`;
}
