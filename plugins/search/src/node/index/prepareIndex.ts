import {counted} from '@screwbox/shared/text/counted';
import {createAnalyzer} from '../../core/text/Analyzer';
import {loadLanguage} from '../../core/text/loadLanguage';
import {IndexBuilder} from './IndexBuilder';
import type {IndexFile} from './indexFiles';
import {type BuildOptions, settingsOf} from './buildOptions';
import type {HtmlPage, PageAnswer} from './analyzePage';
import {decodeCountedPage} from './countedPage';
import {defaultThreads, type PageAnalyzer, startAnalyzer} from './WorkerPool';
import {refuseAnswers} from './refuseAnswers';
import {inBatches, inOrder, peek} from './batches';
import {countTexts, type RepeatedText} from './repeatedTexts';

/** What an index holds. */
export interface IndexReport {
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

/** An index that is complete but not written yet. */
export interface PreparedIndex {
  report: IndexReport;
  files: readonly IndexFile[];
}

/** Pages from which on it pays to start threads, or characters of HTML. */
const MANY_PAGES = 150;
const MUCH_HTML = 12_000_000;
/** Pages or characters that are handed to a thread at once. */
const BATCH_PAGES = 16;
const BATCH_SIZE = 1_000_000;

const weigh = (source: HtmlPage): number => ('html' in source ? source.html.length : 0);

type Added = Pick<IndexReport, 'failed' | 'withoutText' | 'repeated'> & {answers: PageAnswer[]};

/** Adds all pages to the index, and says what is wrong with some. */
async function addPages(
  builder: IndexBuilder,
  pages: AsyncIterable<HtmlPage>,
  {ahead, run}: PageAnalyzer,
  {onProgress}: BuildOptions,
): Promise<Added> {
  const failed: IndexReport['failed'] = [];
  const withoutText: IndexReport['withoutText'] = [];
  const answers: PageAnswer[] = [];
  const counter = countTexts();
  const batches = inBatches(pages, BATCH_PAGES, weigh, BATCH_SIZE);
  let done = 0;
  for await (const outcomes of inOrder(batches, ahead, run)) {
    for (const outcome of outcomes) {
      if (outcome.kind === 'failed') failed.push({url: outcome.url, reason: outcome.reason});
      if (outcome.kind !== 'counted') continue;
      const {page, placed, lack} = outcome;
      const {text, counts} = page instanceof Uint8Array ? decodeCountedPage(page) : page;
      builder.add(text, counts);
      counter.add(placed);
      answers.push(...outcome.answers);
      if (lack !== undefined) withoutText.push({url: text.url, reason: lack});
    }
    done += outcomes.length;
    onProgress?.({step: 'pages', done});
  }
  return {failed, withoutText, repeated: counter.repeated(), answers};
}

/**
 * Builds an index in memory.
 * @throws Error for an option that cannot be used, and for what two pages promise to answer, or none can
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
    const {answers, ...found} = await addPages(builder, items, pageAnalyzer, options);
    refuseAnswers(answers, analyzer);
    const files = builder.finish();
    options.onProgress?.({step: 'files', done: files.length});
    const report: IndexReport = {
      pages: builder.pages,
      sections: builder.sections,
      files: files.length,
      bytes: files.reduce((sum, {bytes}) => sum + bytes.length, 0),
      ...found,
    };
    return {report, files};
  } finally {
    await pageAnalyzer.close();
  }
}

/** What an index holds, in one line. */
export function reportLine(
  {pages, sections, files, bytes}: Pick<IndexReport, 'pages' | 'sections' | 'files' | 'bytes'>,
  ms: number,
): string {
  return (
    `${counted(pages, 'page')}, ${counted(sections, 'section')}, ${counted(files, 'file')}, ` +
    `${bytes} bytes compressed, in ${ms} ms`
  );
}
