import path from 'node:path';
import {readIfThere} from '@screwbox/shared/files/readIfThere';
import {markdownTree} from './markdownTree';
import {excludedPages} from '../build/indexedRoutes';
import {
  type IndexedPage,
  indexOptions,
  indexPartitions,
  type PartitionIndex,
} from '../build/indexPartitions';
import type {SearchedSite} from '../content/SearchedSite';
import {INDEX_FOLDER} from '../partitions/partitions';
import type {ExtractOptions} from '../../node/extract/page/ExtractOptions';
import {type ExtractedPage, extractPage} from '../../node/extract/page/extractPage';
import {extractOptions} from '../../node/index/buildOptions';
import {writeIndexFiles} from '../../node/index/files/writeIndexFiles';

/** Pages by address, as of the last time their files were read. */
const extractedPages = new Map<
  string,
  {markdown: string; extracted: Promise<ExtractedPage | undefined>}
>();

/** Extracts a page from Markdown; undefined if its file was deleted since the site was last loaded. */
async function extractMarkdown(
  file: string,
  {url, title, options}: {url: string; title: string; options: ExtractOptions},
): Promise<ExtractedPage | undefined> {
  const markdown = readIfThere(file)?.toString();
  if (markdown === undefined) return undefined;
  const known = extractedPages.get(url);
  if (known?.markdown === markdown) return known.extracted;
  const extracted = markdownTree(markdown, title).then((tree) => extractPage(url, tree, options));
  extractedPages.set(url, {markdown, extracted});
  return extracted;
}

type DevelopmentSite = Pick<
  SearchedSite,
  'siteDir' | 'division' | 'settings' | 'options' | 'locale' | 'admonitionLabels'
>;

async function writeAll(site: DevelopmentSite, outDir: string): Promise<PartitionIndex[]> {
  const {division, siteDir} = site;
  const options = extractOptions(indexOptions(site));
  const isExcluded = excludedPages(site.options.exclude, division.baseUrl);
  const pages: IndexedPage[] = [];
  for (const [url, settings] of site.settings) {
    const {indexed, source, title, description, keywords, docsInstance} = settings;
    if (!indexed || isExcluded(url)) continue;
    // Pass a function, because `$&` and similar patterns would be replaced in a string.
    const file = source.replace(/^@site/, () => siteDir);
    const extracted = await extractMarkdown(file, {url, title, options});
    const extras = {description, keywords: keywords.join(', ')};
    pages.push({path: url, docsInstance, settings, read: () => ({url, extracted, extras})});
  }
  const indexes = await indexPartitions(site, pages);
  for (const {files, partition} of indexes) {
    const folder = partition.url.slice(`${division.baseUrl}${INDEX_FOLDER}`.length);
    writeIndexFiles(files, path.join(outDir, folder));
  }
  return indexes;
}

/** Docusaurus reloads each changed plugin separately, and parallel runs would remove each other's files. */
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Writes the indexes of the current Markdown pages for the development server, in the order of the calls.
 *
 * @param outDir folder that the development server serves as the folder of all indexes
 */
export function writeDevelopmentIndexes(
  site: DevelopmentSite,
  outDir: string,
): Promise<PartitionIndex[]> {
  const run = lastRun.then(() => writeAll(site, outDir));
  // Only the caller handles the error; the next run does not depend on it.
  lastRun = run.catch(() => undefined);
  return run;
}
