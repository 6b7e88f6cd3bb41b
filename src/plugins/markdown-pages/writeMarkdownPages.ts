import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import {BuildCache} from '../cache/BuildCache';
import {llmsFullText, llmsText} from './llmsText';
import {markdownPath} from './markdownPath';
import type {MarkdownPage} from './pageMarkdown';
import {type BuiltPage, readPage} from './readPage';
import type {RouteGroup} from './readingOrder';

interface Site {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
}

/** Makes Markdown as bytes; what makes it takes long to load, and is needed for a new page only. */
async function markdownBytes(page: BuiltPage): Promise<Uint8Array> {
  const {pageMarkdown} = await import('./pageMarkdown');
  return Buffer.from(JSON.stringify(pageMarkdown(page) ?? null));
}

/**
 * Writes the Markdown of every built page beside it, and `llms.txt` and `llms-full.txt`.
 *
 * @param groups what those two texts list, in this order
 * @param exclude globs of HTML files, relative to the build folder, that have no Markdown
 * @returns how many pages have Markdown
 * @throws Error when a page to be listed has none
 */
export async function writeMarkdownPages(
  siteDir: string,
  outDir: string,
  site: Site,
  groups: readonly RouteGroup[],
  exclude: readonly string[],
): Promise<number> {
  const isExcluded = picomatch([...exclude]);
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !isExcluded(file))
    .sort();
  const cache = new BuildCache(siteDir, 'markdown-pages', __dirname);
  const pages = new Map<string, MarkdownPage>();
  for (const file of files) {
    const read = readPage(await readFile(path.join(outDir, file), 'utf8'));
    if (!read) continue;
    const bytes = await cache.get(JSON.stringify(read), () => markdownBytes(read));
    const page = JSON.parse(Buffer.from(bytes).toString()) as MarkdownPage | null;
    if (page) pages.set(markdownPath(site.baseUrl + file, site.baseUrl), page);
  }
  await cache.removeUnused();
  const listed = groups.map(({title, routes}) => ({
    title,
    pages: routes.map((route) => {
      const address = markdownPath(route, site.baseUrl);
      const page = pages.get(address);
      if (!page) throw new Error(`The page ${route} has no Markdown for llms.txt: it has no <h1>.`);
      return {...page, markdownUrl: new URL(address, site.url).href};
    }),
  }));
  const texts = new Map([
    ...[...pages].map(([address, {markdown}]) => [address, markdown] as const),
    [`${site.baseUrl}llms.txt`, llmsText(site, listed)],
    [`${site.baseUrl}llms-full.txt`, llmsFullText(listed)],
  ]);
  for (const [address, text] of texts)
    await writeFile(path.join(outDir, decodeURI(address.slice(site.baseUrl.length))), text);
  return pages.size;
}
