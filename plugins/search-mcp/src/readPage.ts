import {isBelow} from './openAddress';
import {pageSections, type Section} from './html';
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

const HEADING_LINE = /^(#{1,6}) (.*)$/;

/** A heading in a form that HTML and Markdown share: without Markdown's markup. */
const plain = (heading: string): string => heading.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Lines of Markdown from a heading to the next one of the same or a higher level. */
function cutMarkdown(markdown: string, wanted: {heading: string; nth: number}): string | undefined {
  const lines = markdown.split('\n');
  let isCode = false;
  let seen = 0;
  let start: {line: number; level: number} | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, signs = '', heading = ''] = (!isCode && HEADING_LINE.exec(line)) || [];
    if (signs === '') continue;
    if (start && signs.length <= start.level) return lines.slice(start.line, index).join('\n');
    if (!start && plain(heading) === plain(wanted.heading) && seen++ === wanted.nth)
      start = {line: index, level: signs.length};
  }
  return start && lines.slice(start.line).join('\n');
}

/** Text of a section and of those below it. */
function cutSections(sections: readonly Section[], start: number): string {
  const level = sections[start]?.level ?? 1;
  const end = sections.findIndex((section, index) => index > start && section.level <= level);
  return sectionsText(sections.slice(start, end < 0 ? undefined : end));
}

function sectionsText(sections: readonly Section[]): string {
  return sections
    .map(({heading, level, text}) =>
      [heading && `${'#'.repeat(level)} ${heading}`, text].filter(Boolean).join('\n\n'),
    )
    .filter(Boolean)
    .join('\n\n');
}

function readSection(
  id: string,
  {sections, markdown, address}: {sections: Section[]; markdown?: string; address: string},
): string {
  const start = sections.findIndex((section) => section.id === id);
  const found = sections[start];
  if (found === undefined || id === '') {
    const ids = sections.flatMap((section) => section.id || []).slice(0, MAX_NAMED_SECTIONS);
    throw new SiteError(
      `${address} has no section "${id}". ` +
        (ids.length > 0 ? `Its sections are: ${ids.join(', ')}.` : 'Leave out the fragment.'),
    );
  }
  const nth = sections
    .slice(0, start)
    .filter(({heading}) => plain(heading) === plain(found.heading)).length;
  const cut = markdown && cutMarkdown(markdown, {heading: found.heading, nth});
  return cut ?? cutSections(sections, start);
}

async function missingPage(site: Site, url: URL): Promise<SiteError> {
  const advice =
    (await site.read(INDEX_LIST)) === undefined
      ? `It cannot be searched either, because ${site.name} has no ${INDEX_LIST}. Start the server with another folder or address.`
      : 'Search for it with search_docs.';
  return new SiteError(`${site.home.href} has no page ${url.pathname}. ${advice}`);
}

/**
 * Reads a page: its Markdown, or the text of its HTML if it has none. A fragment in the address
 * selects a section.
 * @throws SiteError if the address is outside the site, or leads to no page or section
 */
export async function readPage(site: Site, address: string): Promise<string> {
  if (!URL.canParse(address, site.home))
    throw new SiteError(`"${address}" is not an address. Pass the address of a row.`);
  const url = new URL(address, site.home);
  const path = pagePath(site, url);
  const id = decoded(url.hash.slice(1), url);
  const read = await readText(site, [path === '' ? 'index.md' : `${path}.md`]);
  const markdown = read !== undefined && !isHtml(read) ? read : undefined;
  let text = markdown;
  if (markdown === undefined || id !== '') {
    const html = await readText(
      site,
      path === '' ? ['index.html'] : [`${path}/index.html`, `${path}.html`],
    );
    if (html === undefined) throw await missingPage(site, url);
    const sections = pageSections(html);
    const page = {sections, address: url.href, ...(markdown !== undefined && {markdown})};
    text = id === '' ? sectionsText(sections) : readSection(id, page);
  }
  if (text === undefined || text.length <= MAX_LENGTH) return text ?? '';
  return `${text.slice(0, MAX_LENGTH)}\n\n[Cut after ${MAX_LENGTH} characters. Read one section by its fragment.]`;
}
