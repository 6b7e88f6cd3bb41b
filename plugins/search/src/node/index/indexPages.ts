import {counted} from '@screwbox/shared/text/counted';
import {runningSums} from '../../core/format/bytes';
import {createAnalyzer} from '../../core/text/Analyzer';
import {loadLanguage} from '../../core/text/loadLanguage';
import {type BuildOptions, extractOptions, settingsOf} from './buildOptions';
import {type IndexFile, indexFiles, type IndexSettings} from './files/indexFiles';
import {encodeTerms} from './postings/encodeTerms';
import {termPostings} from './postings/termPostings';
import {type PageSource, readPage} from './readPage';
import {orderPages} from './records/orderPages';
import {PageRecorder, type RecordedText} from './records/PageRecorder';
import type {PageText} from './records/PageText';
import {type PageAnswer, refuseAnswers} from './refuseAnswers';

/** Contents of an index. */
export interface IndexReport {
  pages: number;
  sections: number;
  files: number;
  /** Size of all files, compressed, in bytes. */
  bytes: number;
  /** Pages that could not be indexed, with the reason. */
  failed: {url: string; reason: string}[];
  /** Indexed pages without text, with the remedy. */
  withoutText: {url: string; reason: string}[];
  usedSelectors: string[];
}

export interface PreparedIndex {
  report: IndexReport;
  files: readonly IndexFile[];
}

function sectionsByTag(pages: readonly PageText[], starts: Uint32Array): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, {tags}] of pages.entries())
    for (const tag of new Set(tags)) {
      const sections = found.get(tag) ?? [];
      if (sections.length === 0) found.set(tag, sections);
      sections.push(starts[index] as number);
    }
  return found;
}

/** The last stages of `indexPages`: records → postings → files. */
export function encodeRecords(
  recorder: PageRecorder,
  pages: readonly RecordedText[],
  settings: IndexSettings,
  onProgress?: (files: number) => void,
): IndexFile[] {
  recorder.addNames();
  const texts = pages.map(({text}) => text);
  const starts = runningSums(texts.map(({heads}) => heads.length));
  const leads = new Uint8Array(starts.at(-1) ?? 0);
  for (const start of starts.subarray(0, -1)) leads[start] = 1;
  const postings = encodeTerms(
    recorder.vocabulary.terms,
    termPostings(recorder, pages),
    leads,
    sectionsByTag(texts, starts),
    settings.isOneOfSeveral,
  );
  const synonyms = settings.synonyms.map((group) => group.map(recorder.analyzer.normalize));
  return indexFiles(texts, postings, {...settings, synonyms}, onProgress);
}

/**
 * Builds an index in memory: pages → extract → records → postings → files.
 * @throws Error for an invalid option, if two pages declare the same search answer, and if one has no searchable word
 */
export async function indexPages(
  sources: AsyncIterable<PageSource> | Iterable<PageSource>,
  options: BuildOptions,
): Promise<PreparedIndex> {
  const settings = settingsOf(options);
  const usedSelectors = new Set<string>();
  const extraction = extractOptions(options, usedSelectors);
  const recorder = new PageRecorder(createAnalyzer(await loadLanguage(settings.language)));
  const failed: IndexReport['failed'] = [];
  const withoutText: IndexReport['withoutText'] = [];
  const answers: PageAnswer[] = [];
  const addresses = new Set<string>();
  let done = 0;
  for await (const source of sources) {
    const outcome = addresses.has(source.url)
      ? ({kind: 'failed', reason: 'another page has the same address'} as const)
      : readPage(source, extraction);
    addresses.add(source.url);
    if (outcome.kind === 'failed') failed.push({url: source.url, reason: outcome.reason});
    if (outcome.kind === 'read') {
      recorder.add(outcome.page);
      for (const answer of outcome.answers) answers.push({...answer, url: source.url});
      if (outcome.emptyReason !== undefined)
        withoutText.push({url: source.url, reason: outcome.emptyReason});
    }
    options.onProgress?.({step: 'pages', done: ++done});
  }
  // Leaves out pages that are copies of others.
  const pages = orderPages(recorder.pages);
  const urls = new Set(pages.map(({text}) => text.url));
  refuseAnswers(
    answers.filter(({url}) => urls.has(url)),
    recorder.analyzer,
  );
  const files = encodeRecords(recorder, pages, settings, (made) =>
    options.onProgress?.({step: 'files', done: made}),
  );
  const report: IndexReport = {
    pages: pages.length,
    sections: pages.reduce((sum, {text}) => sum + text.heads.length, 0),
    files: files.length,
    bytes: files.reduce((sum, {bytes}) => sum + bytes.length, 0),
    failed,
    withoutText,
    usedSelectors: [...usedSelectors],
  };
  return {report, files};
}

export function reportLine(
  {pages, sections, files, bytes}: Pick<IndexReport, 'pages' | 'sections' | 'files' | 'bytes'>,
  ms: number,
): string {
  return (
    `${counted(pages, 'page')}, ${counted(sections, 'section')}, ${counted(files, 'file')}, ` +
    `${bytes} bytes compressed, in ${ms} ms`
  );
}
