import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {markdownPath} from '../markdownPath';
import {isWithheld, pathInSite} from '../withheldPaths';
import {type MarkdownPage, pageMarkdown} from '@screwbox/shared/markdown/pageMarkdown';
import type {RouteGroup} from './listedRoutes';
import {llmsFullText, llmsText} from './llmsText';
import {readPage} from '@screwbox/shared/markdown/readPage';

interface Site {
  title: string;
  titleDelimiter: string;
  tagline: string;
  url: string;
  baseUrl: string;
  staticDirectories: string[];
}

export interface Settings {
  outDir: string;
  site: Site;
  groups: readonly RouteGroup[];
  withheld: readonly string[];
  llmsTxt: boolean;
  llmsFullTxt: boolean;
}

const NOT_FOUND = '404.html';

async function convertPages({
  outDir,
  site,
  withheld,
}: Settings): Promise<Map<string, MarkdownPage>> {
  const siteTitle = ` ${site.titleDelimiter} ${site.title}`;
  const pages = new Map<string, MarkdownPage>();
  for (const file of filesBelow(outDir)) {
    if (!file.endsWith('.html') || file === NOT_FOUND) continue;
    const address = site.baseUrl + file.split('/').map(encodeURIComponent).join('/');
    if (isWithheld(address, {baseUrl: site.baseUrl, patterns: withheld})) continue;
    const fileUrl = new URL(address.replace(/(?:\/index)?\.html$/, '') || '/', site.url);
    const page = readPage(await readFile(path.join(outDir, file), 'utf8'), fileUrl, siteTitle);
    if (page) pages.set(markdownPath(`/${file}`, '/'), pageMarkdown(page));
  }
  return pages;
}

/** @throws Error if a file would overwrite one of the site's static files. It names the file and the remedy */
function rejectStaticFiles(files: Iterable<string>, {staticDirectories}: Site): void {
  for (const file of files)
    for (const directory of staticDirectories)
      if (existsSync(path.join(directory, file)))
        throw new Error(
          `docusaurus-markdown-pages: "${path.join(path.relative('', directory), file)}" would be overwritten. ` +
            'Remove it, or use the options "exclude", "llmsTxt" and "llmsFullTxt".',
        );
}

/**
 * Writes the Markdown of every built page next to it, and `llms.txt` and `llms-full.txt`.
 *
 * @returns the number of pages with Markdown, and listed routes that lack Markdown because they have no
 * `<main>`
 */
export async function writeMarkdownPages(
  settings: Settings,
): Promise<{count: number; missing: string[]}> {
  const {outDir, site, groups, withheld, llmsTxt, llmsFullTxt} = settings;
  const {baseUrl} = site;
  const pages = await convertPages(settings);
  const missing: string[] = [];
  const listed = groups.map(({title, routes}) => ({
    title,
    pages: routes.flatMap((route) => {
      if (isWithheld(route, {baseUrl, patterns: withheld})) return [];
      const page = pages.get(markdownPath(pathInSite(route, baseUrl), '/'));
      if (page === undefined) {
        missing.push(route);
        return [];
      }
      return [{...page, markdownUrl: new URL(markdownPath(route, baseUrl), site.url).href}];
    }),
  }));
  const texts = new Map(Array.from(pages, ([file, {markdown}]) => [file, markdown]));
  const sections = listed.filter((section) => section.pages.length > 0);
  if (llmsTxt) texts.set('/llms.txt', llmsText(site, sections));
  if (llmsFullTxt) texts.set('/llms-full.txt', llmsFullText(sections));
  rejectStaticFiles(texts.keys(), site);
  for (const [file, text] of texts) await writeFile(path.join(outDir, file), text);
  return {count: pages.size, missing};
}
