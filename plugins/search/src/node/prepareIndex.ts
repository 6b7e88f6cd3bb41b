import {createAnalyzer} from '../analysis/Analyzer';
import {loadLanguage} from '../analysis/loadLanguage';
import {IndexBuilder} from '../indexing/IndexBuilder';
import type {IndexFile} from '../indexing/IndexFile';
import type {IndexSettings} from '../indexing/makeDirectory';
import type {PageText} from '../indexing/PageText';
import {type BuildOptions, settingsOf} from './buildOptions';
import {contentHash} from './contentHash';
import {middleTitle} from './middleTitle';
import {analysisVersion} from './pages/analysisVersion';
import {decodeCountedPage} from './pages/countedPage';
import {dropUnused} from './pages/PageCache';
import type {AnalysisSettings} from './pages/pageAnalysis';
import type {HtmlPage} from './pages/PageSource';
import {requireFolder} from './requireFolder';
import {makeFiles} from './makeFiles';
import {peek} from './work/peek';
import {inBatches} from './work/inBatches';
import {inOrder} from './work/inOrder';
import {defaultThreads, hire, type Workforce} from './work/Workforce';

/** What an index holds. */
export interface IndexContents {
  pages: number;
  sections: number;
  files: number;
  /** Size of all files, compressed, in bytes. */
  bytes: number;
  /** Pages that could not be indexed, with the reason. */
  failed: {url: string; reason: string}[];
}

/** What indexes hold that are searched together, and what that costs. */
export interface IndexReport extends IndexContents {
  /** Bytes that a first query reads: the title of a page in the middle, manifest included. */
  firstQueryBytes: number;
}

/** An index that is complete but not written yet. */
export interface PreparedIndex {
  report: IndexContents;
  files: readonly IndexFile[];
  /** Title of a page in the middle; empty where there is no page. */
  title: string;
}

/** Pages from which on it pays to start threads, or characters of HTML. */
const MANY_PAGES = 150;
const MUCH_HTML = 12_000_000;
/** Pages or characters that are handed to a thread at once. */
const BATCH_PAGES = 16;
const BATCH_SIZE = 1_000_000;

const weigh = (source: HtmlPage): number => ('html' in source ? source.html.length : 0);

function analysisSettings(
  {cacheDir, ignore}: BuildOptions,
  {language}: IndexSettings,
): AnalysisSettings {
  const version = cacheDir === undefined ? undefined : analysisVersion();
  return {
    language,
    ignore: ignore ?? [],
    ...(cacheDir !== undefined && version !== undefined && {cache: {dir: cacheDir, version}}),
  };
}

interface Added {
  failed: IndexContents['failed'];
  /** Entries of the cache that hold these pages. */
  used: Set<string>;
  texts: PageText[];
}

/** Adds all pages to the index, and returns those that failed. */
async function addPages(
  builder: IndexBuilder,
  pages: AsyncIterable<HtmlPage>,
  {ahead, run}: Workforce,
  {onProgress}: BuildOptions,
): Promise<Added> {
  const failed: IndexContents['failed'] = [];
  const used = new Set<string>();
  const texts: PageText[] = [];
  const batches = inBatches(pages, BATCH_PAGES, weigh, BATCH_SIZE);
  let done = 0;
  for await (const outcomes of inOrder(batches, ahead, (sources) =>
    run({kind: 'analyze', sources}),
  )) {
    for (const outcome of outcomes) {
      if (outcome.kind === 'failed') failed.push({url: outcome.url, reason: outcome.reason});
      else if (outcome.entry !== undefined) used.add(outcome.entry);
      if (outcome.kind !== 'counted') continue;
      const {page} = outcome;
      const {text, counts} = page instanceof Uint8Array ? decodeCountedPage(page) : page;
      builder.addCounted(text, counts);
      texts.push(text);
    }
    done += outcomes.length;
    onProgress?.({step: 'pages', done});
  }
  return {failed, used, texts};
}

/**
 * Builds an index in memory.
 * @throws Error for an option that cannot be used
 */
export async function prepareIndex(
  pages: AsyncIterable<HtmlPage> | Iterable<HtmlPage>,
  options: BuildOptions,
): Promise<PreparedIndex> {
  const settings = settingsOf(options);
  if (options.cacheDir !== undefined)
    requireFolder(options.cacheDir, 'the cache of the search index');
  const analysis = analysisSettings(options, settings);
  const {items, isAll} = await peek(pages, MANY_PAGES, weigh, MUCH_HTML);
  const workforce = await hire(analysis, isAll ? 1 : (options.threads ?? defaultThreads()));
  try {
    const analyzer = createAnalyzer(await loadLanguage(settings.language));
    const builder = new IndexBuilder(analyzer, settings, contentHash);
    const {failed, used, texts} = await addPages(builder, items, workforce, options);
    if (analysis.cache !== undefined) dropUnused(analysis.cache.dir, used);
    const title = middleTitle(texts);
    const files = await makeFiles(builder, workforce, options.onProgress);
    const report: IndexContents = {
      pages: builder.pages,
      sections: builder.sections,
      files: files.length,
      bytes: files.reduce((sum, {bytes}) => sum + bytes.length, 0),
      failed,
    };
    return {report, files, title};
  } finally {
    await workforce.close();
  }
}
