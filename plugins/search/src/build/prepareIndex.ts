import {createAnalyzer} from '../analysis/Analyzer';
import {loadLanguage} from '../analysis/lunrLanguage';
import {IndexBuilder} from '../indexing/IndexBuilder';
import type {PageText} from '../indexing/PageText';
import type {IndexFile} from '../indexing/indexFiles';
import {type BuildOptions, settingsOf} from './buildOptions';
import type {HtmlPage} from './analyzePage';
import {decodeCountedPage} from './countedPage';
import {defaultThreads, type PageAnalyzer, startAnalyzer} from './WorkerPool';
import {inBatches, inOrder, peek} from './batches';
import {openFinder, bestRows} from '../engine/openFinder';
import {countTexts, type RepeatedText} from './repeatedTexts';
import type {TypedFinding} from '../engine/SearchResult';
import {SCREEN} from '../engine/pick/pickHits';

/** The title of the page in the middle, by address; empty where there is no page. */
export function middleTitle(pages: readonly Pick<PageText, 'url' | 'title'>[]): string {
  const sorted = [...pages].sort((a, b) => (a.url < b.url ? -1 : 1));
  return sorted[sorted.length >> 1]?.title ?? '';
}

/** What an index holds. */
export interface IndexContents {
  pages: number;
  sections: number;
  files: number;
  /** Size of all files, compressed, in bytes. */
  bytes: number;
  /** Pages that could not be indexed, with the reason. */
  failed: {url: string; reason: string}[];
  /** Indexed pages that have no text, with what to do. */
  withoutText: {url: string; reason: string}[];
  /** Text at the same place on more than half of at least ten pages: it may not be content. */
  repeated: RepeatedText[];
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

interface Added {
  failed: IndexContents['failed'];
  withoutText: IndexContents['withoutText'];
  repeated: RepeatedText[];
  texts: PageText[];
}

/** Adds all pages to the index, and returns those that failed. */
async function addPages(
  builder: IndexBuilder,
  pages: AsyncIterable<HtmlPage>,
  {ahead, run}: PageAnalyzer,
  {onProgress}: BuildOptions,
): Promise<Added> {
  const failed: IndexContents['failed'] = [];
  const withoutText: IndexContents['withoutText'] = [];
  const counter = countTexts();
  const texts: PageText[] = [];
  const batches = inBatches(pages, BATCH_PAGES, weigh, BATCH_SIZE);
  let done = 0;
  for await (const outcomes of inOrder(batches, ahead, run)) {
    for (const outcome of outcomes) {
      if (outcome.kind === 'failed') failed.push({url: outcome.url, reason: outcome.reason});
      if (outcome.kind !== 'counted') continue;
      const {page, placed, lack} = outcome;
      const {text, counts} = page instanceof Uint8Array ? decodeCountedPage(page) : page;
      builder.add(text, counts);
      texts.push(text);
      counter.add(placed);
      if (lack !== undefined) withoutText.push({url: text.url, reason: lack});
    }
    done += outcomes.length;
    onProgress?.({step: 'pages', done});
  }
  return {failed, withoutText, repeated: counter.repeated(), texts};
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
  const analysis = {language: settings.language, ignore: options.ignore ?? []};
  const {items, isAll} = await peek(pages, MANY_PAGES, weigh, MUCH_HTML);
  const pageAnalyzer = await startAnalyzer(
    analysis,
    isAll ? 1 : (options.threads ?? defaultThreads()),
  );
  try {
    const analyzer = createAnalyzer(await loadLanguage(settings.language));
    const builder = new IndexBuilder(analyzer, settings);
    const {texts, ...found} = await addPages(builder, items, pageAnalyzer, options);
    const title = middleTitle(texts);
    const files = builder.finish();
    options.onProgress?.({step: 'files', done: files.length});
    const report: IndexContents = {
      pages: builder.pages,
      sections: builder.sections,
      files: files.length,
      bytes: files.reduce((sum, {bytes}) => sum + bytes.length, 0),
      ...found,
    };
    return {report, files, title};
  } finally {
    await pageAnalyzer.close();
  }
}

/** A number with its noun, such as `1 page` and `2 pages`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** What an index holds, in one line. */
export function reportLine(
  report: Pick<IndexReport, 'pages' | 'sections' | 'files' | 'bytes' | 'firstQueryBytes'>,
  ms: number,
): string {
  const {pages, sections, files, bytes, firstQueryBytes} = report;
  return (
    `${counted(pages, 'page')}, ${counted(sections, 'section')}, ${counted(files, 'file')}, ` +
    `${bytes} bytes compressed, ` +
    `of which a first query reads ${firstQueryBytes}, in ${ms} ms`
  );
}

/**
 * Bytes that a query reads from indexes that were never asked before, manifests included: of the text
 * only that of the rows that are shown.
 *
 * @param indexes the files of each index that is asked
 */
export async function measureQuery(
  indexes: readonly (readonly IndexFile[])[],
  query: string,
): Promise<number> {
  const asked = new Set<IndexFile>();
  const find = async (files: readonly IndexFile[]): Promise<{finding: TypedFinding}> => {
    const byName = new Map(files.map((file) => [file.name, file]));
    const read = (name: string): Promise<Uint8Array> => {
      const file = byName.get(name);
      if (file === undefined) return Promise.reject(new Error(`The index has no file ${name}.`));
      asked.add(file);
      return Promise.resolve(file.bytes);
    };
    const index = await openFinder({read});
    return {finding: await index.find(query, {mode: 'plain'})};
  };
  const found = await Promise.all(indexes.map(find));
  await Promise.all(bestRows(found, SCREEN).map(({row}) => row.read()));
  return Array.from(asked).reduce((sum, {bytes}) => sum + bytes.length, 0);
}
