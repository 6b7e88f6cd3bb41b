import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import picomatch from 'picomatch';
import {llmsFullText, llmsText} from './llmsText';
import {markdownPath} from './markdownPath';
import {type MarkdownPage, pageMarkdown} from './pageMarkdown';
import type {RouteGroup} from './readingOrder';

interface Site {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
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
  const pages = new Map<string, MarkdownPage>();
  for (const file of files) {
    const page = pageMarkdown(await readFile(path.join(outDir, file), 'utf8'));
    if (page) pages.set(markdownPath(site.baseUrl + file, site.baseUrl), page);
  }
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
