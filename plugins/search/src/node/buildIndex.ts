import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {constants, deflateRawSync} from 'node:zlib';
import {createAnalyzer} from '../analysis/Analyzer';
import {loadLanguage} from '../analysis/loadLanguage';
import {ignoredElements} from '../extract/ignoredElements';
import {extractPage} from '../extract/extractPage';
import type {Page} from '../extract/Page';
import {MANIFEST} from '../format/layout';
import {type Codec, IndexBuilder} from '../indexing/IndexBuilder';
import {type BuildOptions, settingsOf} from './buildOptions';

export type {BuildOptions} from './buildOptions';

/** A page as HTML. */
export interface HtmlPage {
  /** Address that hits lead to. */
  url: string;
  html: string;
  /** What the HTML does not say, such as front matter. */
  extras?: Partial<Pick<Page, 'boost' | 'keywords' | 'description'>> & {search?: boolean};
}

export interface BuildReport {
  pages: number;
  sections: number;
  files: number;
  /** Size of all files, compressed, in bytes. */
  bytes: number;
  /** Pages that could not be indexed, with the reason. */
  failed: {url: string; reason: string}[];
  ms: number;
}

export const nodeCodec: Codec = {
  deflate: (bytes, {dictionary, isLast}) =>
    deflateRawSync(bytes, {
      level: 9,
      memLevel: 9,
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(dictionary?.length ? {dictionary} : {}),
    }),
  hash(parts) {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('hex').slice(0, 10);
  },
};

/** Completes an extracted page with what its HTML does not say. */
export function withExtras(page: Page, extras: HtmlPage['extras']): Page {
  if (extras === undefined) return page;
  return {
    ...page,
    boost: extras.boost ?? page.boost,
    keywords: [page.keywords, extras.keywords].filter(Boolean).join(', '),
    description: extras.description ?? page.description,
  };
}

/**
 * Builds an index from HTML pages and writes it into a folder. The same pages give the same bytes,
 * in whatever order they come.
 * @throws Error where the index is larger than `maxBytes`
 */
export async function buildIndex({
  pages,
  outDir,
  options = {},
}: {
  pages: AsyncIterable<HtmlPage> | Iterable<HtmlPage>;
  outDir: string;
  options?: BuildOptions;
}): Promise<BuildReport> {
  const start = performance.now();
  const settings = settingsOf(options);
  const analyzer = createAnalyzer(await loadLanguage(settings.language));
  const builder = new IndexBuilder(analyzer, settings, nodeCodec);
  const isIgnored = ignoredElements(options.ignore ?? []);
  const failed: BuildReport['failed'] = [];
  for await (const {url, html, extras} of pages) {
    if (extras?.search === false) continue;
    try {
      const page = extractPage(url, html, isIgnored);
      if (page !== undefined) builder.add(withExtras(page, extras));
    } catch (error) {
      failed.push({url, reason: error instanceof Error ? error.message : String(error)});
    }
  }
  mkdirSync(outDir, {recursive: true});
  let files = 0;
  let bytes = 0;
  for (const file of builder.finish()) {
    files++;
    bytes += file.bytes.length;
    if (file.name === MANIFEST && options.maxBytes !== undefined && bytes > options.maxBytes) {
      throw new Error(
        `The search index has ${bytes} bytes, more than maxBytes (${options.maxBytes}). Raise the limit or exclude pages.`,
      );
    }
    writeFileSync(path.join(outDir, file.name), file.bytes);
  }
  return {
    pages: builder.pages,
    sections: builder.sections,
    files,
    bytes,
    failed,
    ms: Math.round(performance.now() - start),
  };
}
