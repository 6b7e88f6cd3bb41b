import path from 'node:path';
import type {PluginRouteConfig} from '@docusaurus/types';
import {excludedPages, indexedRoutes, routeFile} from './indexedRoutes';
import {MANIFEST} from '../../core/format/layout';
import {PLUGIN_NAME} from '../../names';
import {type IndexReport, type PreparedIndex, indexPages} from '../../node/index/indexPages';
import {contextBoost} from '../content/pageSettings';
import type {SearchedSite} from '../content/SearchedSite';
import type {PageSource} from '../../node/index/readPage';
import type {BuildOptions} from '../../node/index/buildOptions';
import {documentsOf, listPartitions, partitionOf, type SitePage} from '../partitions/partitions';
import type {SearchDocument} from '../partitions/SearchDocument';
import {logProgress} from './logReport';
import {documentSource} from './documentSource';
import {refuseEmpty} from '../../node/index/refuseEmpty';
import type {IndexFile} from '../../node/index/files/indexFiles';
import {writeIndexFiles} from '../../node/index/files/writeIndexFiles';
import type {ContextOptions} from '../../options';
import {type Partition, partitionsFor} from '../../core/partitions';

/** A built site. */
export interface Site extends Pick<
  SearchedSite,
  'division' | 'settings' | 'options' | 'locale' | 'admonitionLabels'
> {
  outDir: string;
  routes: PluginRouteConfig[];
  /** Addresses of the pages that are hidden from search engines. */
  hidden: ReadonlySet<string>;
  /** Name under which the pages of this build request the manifests. */
  manifest: string;
  /** Text that Docusaurus adds to the title of every document. */
  titleEnd: string;
}

/** Pages with the properties that are only in their front matter, and documents. */
function* pageSources(
  pages: SitePage[],
  documents: SearchDocument[],
  context: ContextOptions | undefined,
  {outDir, division, settings, titleEnd}: Site,
): Generator<PageSource> {
  for (const {path: url} of pages) {
    const page = settings.get(url);
    const {boost, searchKeywords = [], tags = [], answers = []} = page ?? {};
    yield {
      url,
      file: routeFile(outDir, division.baseUrl, url),
      extras: {
        titleEnd,
        ...(boost !== undefined && {boost}),
        contextBoost: contextBoost(page, context),
        tags: tags.map(({key}) => key),
        answers,
        ...(searchKeywords.length > 0 && {keywords: searchKeywords.join(', ')}),
      },
    };
  }
  for (const document of documents) {
    yield documentSource(document, contextBoost(undefined, context));
  }
}

/** Options of the index. */
export function indexOptions({
  options,
  locale,
  admonitionLabels,
}: Pick<Site, 'options' | 'locale' | 'admonitionLabels'>): BuildOptions {
  const {synonyms, excerptLength, ignore, language} = options;
  return {synonyms, excerptLength, ignore, admonitionLabels, language: language ?? locale};
}

/** The manifest under another name. Its checksum remains that of the name in the index. */
const manifestsNamed = (name: string, files: readonly IndexFile[]): IndexFile[] =>
  files.filter((file) => file.name === MANIFEST).map(({bytes}) => ({name, bytes}));

interface SiteIndex extends PreparedIndex {
  dir: string;
  /** Key of the context; empty for pages that belong to none. */
  context: string;
}

async function prepareIndexes(site: Site): Promise<SiteIndex[]> {
  const {outDir, division} = site;
  const partitions = listPartitions(division);
  const pagesByIndex = new Map<Partition, SitePage[]>(partitions.map((one) => [one, []]));
  const isExcluded = excludedPages(site.options.exclude, division.baseUrl);
  for (const page of indexedRoutes(site.routes, site.hidden, site.settings)) {
    if (isExcluded(page.path)) continue;
    pagesByIndex.get(partitionOf(division, partitions, page))?.push(page);
  }
  const isOneOfSeveral =
    partitionsFor(partitions, {baseUrl: division.baseUrl, context: ''}).length > 1;
  const indexes: SiteIndex[] = [];
  const all = [...pagesByIndex.values()].reduce((sum, pages) => sum + pages.length, 0);
  const onProgress = logProgress(all);
  let before = 0;
  for (const [partition, pages] of pagesByIndex) {
    const {url, context} = partition;
    const documents = documentsOf(division, partition);
    const options = site.options.contexts.find(({key}) => key === context);
    const index = await indexPages(pageSources(pages, documents, options, site), {
      ...indexOptions(site),
      onProgress: ({step, done}) =>
        onProgress({step, done: step === 'pages' ? before + done : done}),
      isOneOfSeveral,
    });
    const dir = path.join(outDir, url.slice(division.baseUrl.length));
    indexes.push({...index, dir, context});
    before += pages.length;
  }
  return indexes;
}

const LEFT_OUT =
  'Left out are pages with <meta name="robots" content="noindex">, those with `search: false` or ' +
  '`unlisted: true` in their front matter, and those that the option "exclude" names. ' +
  'Take that away from the pages that readers should find.';

function refuseEmptyContexts(keys: readonly string[]): void {
  if (keys.length === 0) return;
  const names = keys.map((key) => `"${key}"`).join(', ');
  throw new Error(
    `${PLUGIN_NAME}: no page belongs to the context ${names}, so a search there would be empty. ` +
      'Correct its paths, look whether an earlier context has taken its pages, or remove it from the option "contexts".',
  );
}

/**
 * Writes one index for each docs version and context below the built site.
 *
 * @throws Error where the indexes are larger than `maxBytes`, or one that readers can choose has no page;
 *   then none is written
 */
export async function writeIndexes(site: Site): Promise<IndexReport> {
  const {maxBytes, contexts} = site.options;
  const indexes = await prepareIndexes(site);
  const isFilled = (key: string): boolean =>
    indexes.some(({context, report}) => context === key && report.pages > 0);
  const emptyContexts = contexts.map(({key}) => key).filter((key) => !isFilled(key));
  const sum: IndexReport = {
    pages: 0,
    sections: 0,
    files: 0,
    bytes: 0,
    failed: [],
    withoutText: [],
  };
  for (const {report} of indexes) {
    sum.pages += report.pages;
    sum.sections += report.sections;
    sum.files += report.files;
    sum.bytes += report.bytes;
    sum.failed.push(...report.failed);
    sum.withoutText.push(...report.withoutText);
  }
  refuseEmpty(sum, LEFT_OUT);
  refuseEmptyContexts(emptyContexts);
  if (maxBytes !== undefined && sum.bytes > maxBytes) {
    throw new Error(
      `${PLUGIN_NAME}: the index has ${sum.bytes} bytes, more than the option maxBytes (${maxBytes}). ` +
        'Raise it, or leave pages out with `search: false` in their front matter.',
    );
  }
  for (const {files, dir} of indexes)
    writeIndexFiles([...files, ...manifestsNamed(site.manifest, files)], dir);
  return sum;
}
