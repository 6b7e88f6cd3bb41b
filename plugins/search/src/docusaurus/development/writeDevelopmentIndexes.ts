import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {excludedPages} from '../indexedRoutes';
import {markdownToHtml} from './markdownToHtml';
import {isMissing, writeIndexFiles} from '../../node/index/files/writeIndexFiles';
import {contextBoost, type PageSettings} from '../pageSettings';
import type {HtmlPage} from '../../node/index/readPage';
import {documentPage} from '../documentPage';
import {
  type Division,
  documentsOf,
  INDEX_FOLDER,
  listPartitions,
  partitionOf,
} from '../../core/partitions/partitions';
import {indexPages} from '../../node/index/indexPages';
import {indexOptions} from '../writeIndexes';
import type {PluginOptions} from '../../options';
import type {Partition} from '../../core/partitions/catalog';

/**
 * Bundler settings that make the development server serve the indexes.
 *
 * @param directory folder that holds them
 * @param publicPath path under which the browser asks for them
 */
export function serveIndexes(directory: string, publicPath: string): object {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}

interface DevelopmentSite {
  siteDir: string;
  /** Folder that the development server serves as the folder of all indexes. */
  outDir: string;
  division: Division;
  settings: Map<string, PageSettings>;
  options: PluginOptions;
  locale: string;
}

/** HTML of the files as they were when they were last read. */
const rendered = new Map<string, {markdown: string; html: Promise<string>}>();

/** The text of a file, unless it was deleted since the site was last loaded. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function renderPage(file: string, title: string): Promise<string | undefined> {
  const markdown = await readIfThere(file);
  if (markdown === undefined) return undefined;
  const known = rendered.get(file);
  if (known?.markdown === markdown) return known.html;
  const html = markdownToHtml(markdown, title);
  rendered.set(file, {markdown, html});
  return html;
}

async function writeAll(site: DevelopmentSite): Promise<void> {
  const {division, settings, siteDir, outDir} = site;
  const partitions = listPartitions(division);
  const pagesByIndex = new Map<Partition, HtmlPage[]>(partitions.map((one) => [one, []]));
  const isExcluded = excludedPages(site.options.exclude, division.baseUrl);
  for (const [url, page] of settings) {
    const {indexed, boost, description, keywords, searchKeywords, answers} = page;
    const {source, title, docsInstance, tags} = page;
    if (!indexed || isExcluded(url)) continue;
    // A function, because signs such as `$&` in a text would stand for something else.
    const html = await renderPage(
      source.replace(/^@site/, () => siteDir),
      title,
    );
    if (html === undefined) continue;
    const partition = partitionOf(division, partitions, {path: url, docsInstance});
    const context = site.options.contexts.find(({key}) => key === partition.context);
    pagesByIndex.get(partition)?.push({
      url,
      html,
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
    const all = [...pages, ...documentsOf(division, partition).map(documentPage)];
    const {files} = await indexPages(all, indexOptions(site));
    writeIndexFiles(files, path.join(outDir, folder));
  }
}

/** Docusaurus reloads each changed plugin on its own, and runs at once remove each other's files. */
let lastRun: Promise<void> = Promise.resolve();

/**
 * Writes the indexes of the Markdown pages as they are now, for the development server. What is
 * asked for last is written last.
 */
export function writeDevelopmentIndexes(site: DevelopmentSite): Promise<void> {
  const run = lastRun.then(() => writeAll(site));
  // The caller that asked for a run hears of its failure, and the next run does not depend on it.
  lastRun = run.catch(() => undefined);
  return run;
}
