import path from 'node:path';
import {readIfThere} from '@screwbox/shared/files/readIfThere';
import {excludedPages} from '../build/indexedRoutes';
import {markdownTree} from './markdownTree';
import {writeIndexFiles} from '../../node/index/files/writeIndexFiles';
import {type ExtractedPage, extractPage} from '../../node/extract/page/extractPage';
import type {ExtractOptions} from '../../node/extract/page/ExtractOptions';
import {extractOptions} from '../../node/index/buildOptions';
import {contextBoost} from '../content/pageSettings';
import type {PageSource} from '../../node/index/readPage';
import {documentSource} from '../build/documentSource';
import {documentsOf, INDEX_FOLDER, listPartitions, partitionOf} from '../partitions/partitions';
import {indexPages} from '../../node/index/indexPages';
import {indexOptions} from '../build/writeIndexes';
import type {SearchedSite} from '../content/SearchedSite';
import type {Partition} from '../../core/partitions';

/** Pages by address, as they were when their files were last read. */
const extractedPages = new Map<
  string,
  {markdown: string; extracted: Promise<ExtractedPage | undefined>}
>();

/** Extracts a page from Markdown; undefined if its file was deleted since the site was last loaded. */
async function extractMarkdown(
  file: string,
  {url, title, options}: {url: string; title: string; options: ExtractOptions},
): Promise<ExtractedPage | undefined> {
  const markdown = (await readIfThere(file))?.toString();
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

async function writeAll(site: DevelopmentSite, outDir: string): Promise<void> {
  const {division, settings, siteDir} = site;
  const partitions = listPartitions(division);
  const pagesByIndex = new Map<Partition, PageSource[]>(partitions.map((one) => [one, []]));
  const options = extractOptions(indexOptions(site));
  const isExcluded = excludedPages(site.options.exclude, division.baseUrl);
  for (const [url, page] of settings) {
    const {indexed, boost, description, keywords, searchKeywords, answers} = page;
    const {source, title, docsInstance, tags} = page;
    if (!indexed || isExcluded(url)) continue;
    // A function, because signs such as `$&` in a text would stand for something else.
    const file = source.replace(/^@site/, () => siteDir);
    const extracted = await extractMarkdown(file, {url, title, options});
    const partition = partitionOf(division, partitions, {path: url, docsInstance});
    const context = site.options.contexts.find(({key}) => key === partition.context);
    pagesByIndex.get(partition)?.push({
      url,
      extracted,
      extras: {
        boost,
        contextBoost: contextBoost(page, context),
        answers,
        description,
        tags: tags.map(({key}) => key),
        keywords: [...keywords, ...searchKeywords].join(', '),
      },
    });
  }
  for (const [partition, pages] of pagesByIndex) {
    const folder = partition.url.slice(`${division.baseUrl}${INDEX_FOLDER}`.length);
    const all = [...pages, ...documentsOf(division, partition).map((one) => documentSource(one))];
    const {files} = await indexPages(all, indexOptions(site));
    writeIndexFiles(files, path.join(outDir, folder));
  }
}

/** Docusaurus reloads each changed plugin separately, and parallel runs would remove each other's files. */
let lastRun: Promise<void> = Promise.resolve();

/**
 * Writes the indexes of the Markdown pages as they are now, for the development server, in the order
 * of the calls.
 * @param outDir folder that the development server serves as the folder of all indexes
 */
export function writeDevelopmentIndexes(site: DevelopmentSite, outDir: string): Promise<void> {
  const run = lastRun.then(() => writeAll(site, outDir));
  // Only the caller handles the error; the next run does not depend on it.
  lastRun = run.catch(() => undefined);
  return run;
}
