import {excludedPages} from './indexedRoutes';
import {externalDocumentSource} from './externalDocumentSource';
import {type Partition, partitionsFor} from '../../core/partitions';
import type {BuildOptions, BuildProgress} from '../../node/index/buildOptions';
import {type PreparedIndex, indexPages} from '../../node/index/indexPages';
import type {PageSource} from '../../node/index/readPage';
import type {ContextOptions} from '../../options';
import {contextBoost, type PageSettings} from '../content/pageSettings';
import type {SearchedSite} from '../content/SearchedSite';
import {documentsOf, listPartitions, partitionOf, type SitePage} from '../partitions/partitions';

export interface PartitionIndex extends PreparedIndex {
  partition: Partition;
}

export interface IndexedPage extends SitePage {
  /** Settings in front matter. Missing for a generated page, such as the list of all tags. */
  settings?: PageSettings;
  read: () => PageSource;
}

type IndexedSite = Pick<SearchedSite, 'division' | 'options' | 'locale' | 'admonitionLabels'>;

export function indexOptions({
  options,
  locale,
  admonitionLabels,
}: Omit<IndexedSite, 'division'>): BuildOptions {
  const {synonyms, excerptLength, ignore, language} = options;
  return {synonyms, excerptLength, ignore, admonitionLabels, language: language ?? locale};
}

function pageSource(
  {settings, read}: IndexedPage,
  context: ContextOptions | undefined,
): PageSource {
  const source = read();
  const {boost, searchKeywords = [], tags = [], answers = []} = settings ?? {};
  const keywords = [source.extras?.keywords ?? '', ...searchKeywords].filter(Boolean);
  return {
    ...source,
    extras: {
      ...source.extras,
      ...(boost !== undefined && {boost}),
      ...(keywords.length > 0 && {keywords: keywords.join(', ')}),
      contextBoost: contextBoost(settings, context),
      tags: tags.map(({key}) => key),
      answers,
    },
  };
}

/**
 * Builds the index of each partition in memory, from its pages and documents. Leaves out pages that match the option
 * `exclude`.
 * @param progressOf receives the number of pages, and returns the function to call with the progress
 */
export async function indexPartitions(
  site: IndexedSite,
  pages: readonly IndexedPage[],
  progressOf?: (pages: number) => (progress: BuildProgress) => void,
): Promise<PartitionIndex[]> {
  const {division, options} = site;
  const partitions = listPartitions(division);
  const pagesByPartition = new Map<Partition, IndexedPage[]>(partitions.map((one) => [one, []]));
  const isExcluded = excludedPages(options.exclude, division.baseUrl);
  const included = pages.filter(({path}) => !isExcluded(path));
  for (const page of included)
    pagesByPartition.get(partitionOf(division, partitions, page))?.push(page);
  const isOneOfSeveral =
    partitionsFor(partitions, {baseUrl: division.baseUrl, context: ''}).length > 1;
  const onProgress = progressOf?.(included.length);
  const indexes: PartitionIndex[] = [];
  let before = 0;
  for (const [partition, ownPages] of pagesByPartition) {
    const context = options.contexts.find(({key}) => key === partition.context);
    const documents = documentsOf(division, partition);
    const index = await indexPages(
      (function* () {
        for (const page of ownPages) yield pageSource(page, context);
        for (const document of documents)
          yield externalDocumentSource(document, contextBoost(undefined, context));
      })(),
      {
        ...indexOptions(site),
        isOneOfSeveral,
        onProgress: ({step, done}) =>
          onProgress?.({step, done: step === 'pages' ? before + done : done}),
      },
    );
    indexes.push({...index, partition});
    before += ownPages.length;
  }
  return indexes;
}
