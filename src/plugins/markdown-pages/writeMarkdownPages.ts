import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import {BuildCache} from '../../build-cache/BuildCache';
import type {MarkdownPage} from './conversion/pageMarkdown';
import type {RouteGroup} from './listedRoutes';
import {llmsFullText, llmsText} from './llmsText';
import {markdownPath} from './markdownPath';
import {type BuiltPage, readPage} from './readPage';

interface Site {
  title: string;
  titleDelimiter: string;
  tagline: string;
  url: string;
  baseUrl: string;
}

/** Converts a page; what converts it takes long to load, and is needed for a new page only. */
async function markdownBytes(page: BuiltPage): Promise<Uint8Array> {
  const {pageMarkdown} = await import('./conversion/pageMarkdown');
  return Buffer.from(JSON.stringify(pageMarkdown(page)));
}

/** A route as the file of its page is named; routes that are not encoded may have a percent sign. */
function decoded(route: string): string {
  try {
    return decodeURI(route);
  } catch (error) {
    if (error instanceof URIError) return route;
    throw error;
  }
}

/**
 * Writes the Markdown of every built page beside it, and `llms.txt` and `llms-full.txt`.
 *
 * @param groups what those two texts list, in this order
 * @param exclude globs of HTML files, relative to the build folder, that have no Markdown
 * @returns how many pages have Markdown, and the routes to be listed that have none
 */
export async function writeMarkdownPages(
  siteDir: string,
  outDir: string,
  site: Site,
  groups: readonly RouteGroup[],
  exclude: readonly string[],
): Promise<{count: number; missing: string[]}> {
  const isExcluded = picomatch([...exclude]);
  const htmlFiles = (await readdir(outDir, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !isExcluded(file))
    .sort();
  const cache = new BuildCache(siteDir, 'markdown-pages', path.join(__dirname, 'conversion'));
  const siteTitle = ` ${site.titleDelimiter} ${site.title}`;
  /** By the path of the file of Markdown in the build folder, after a slash. */
  const pages = new Map<string, MarkdownPage>();
  for (const file of htmlFiles) {
    const read = readPage(await readFile(path.join(outDir, file), 'utf8'), siteTitle);
    if (!read) continue;
    const bytes = await cache.get(JSON.stringify(read), () => markdownBytes(read));
    const page = JSON.parse(Buffer.from(bytes).toString()) as MarkdownPage;
    pages.set(markdownPath(`/${file}`, '/'), page);
  }
  await cache.removeUnused();
  const missing: string[] = [];
  const listed = groups.map(({title, routes}) => ({
    title,
    pages: routes.flatMap((route) => {
      const address = markdownPath(route, site.baseUrl);
      const file = `/${address.slice(site.baseUrl.length)}`;
      const page = pages.get(decoded(file)) ?? pages.get(file);
      if (page) return [{...page, markdownUrl: new URL(address, site.url).href}];
      const html = file.replace(/^\/|\.md$/g, '');
      if (!isExcluded(`${html}.html`) && !isExcluded(`${html}/index.html`)) missing.push(route);
      return [];
    }),
  }));
  const texts = new Map([
    ...Array.from(pages, ([file, {markdown}]) => [file, markdown] as const),
    ['/llms.txt', llmsText(site, listed)],
    ['/llms-full.txt', llmsFullText(listed)],
  ]);
  for (const [file, text] of texts) await writeFile(path.join(outDir, file), text);
  return {count: pages.size, missing};
}
