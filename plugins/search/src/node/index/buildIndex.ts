import {type BuildOptions, isLanguage} from './buildOptions';
import type {HtmlPage} from './readPage';
import {type IndexReport, indexPages} from './indexPages';
import {refuseEmpty} from './refuseEmpty';
import {requireIndexFolder} from './files/requireIndexFolder';
import {writeIndexFiles} from './files/writeIndexFiles';
import {PLUGIN_NAME} from '../../names';

// Exports of `<package>/node`.
export {readHtmlFolder} from './readHtmlFolder';
export type {BuildOptions, HtmlPage};

const LEFT_OUT =
  'Pages are left out if they have <meta name="search" content="false"> or <meta http-equiv="refresh">. Remove these elements from the pages that readers should find.';

/** Contents of a built index, and how long the build took. */
export interface BuildReport extends IndexReport {
  ms: number;
}

/**
 * Builds an index from HTML pages and writes it to a folder. The same pages give the same bytes in any order.
 * Files of an earlier index in the folder are removed, and other files stay.
 *
 * @throws Error if an option is invalid, two pages have the same search answer, no page has text, the index is
 * larger than `maxBytes`, the folder is a file, or its `index.bin` is not part of an index. In all these cases,
 * nothing is written.
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
  // This check is not in `indexPages`, because the locale of a site need not be a language.
  const unknown = [options.language ?? 'en'].flat().find((code) => !isLanguage(code));
  if (unknown !== undefined) {
    throw new Error(
      `${PLUGIN_NAME}: language is ${JSON.stringify(unknown)} but must be the code of a language, such as "de" or "pt-BR".`,
    );
  }
  requireIndexFolder(outDir);
  const {report, files} = await indexPages(pages, options);
  refuseEmpty(report, LEFT_OUT);
  if (options.maxBytes !== undefined && report.bytes > options.maxBytes) {
    throw new Error(
      `${PLUGIN_NAME}: the index has ${report.bytes} bytes, more than maxBytes (${options.maxBytes}). Raise the limit or exclude pages.`,
    );
  }
  writeIndexFiles(files, outDir);
  return {...report, ms: Math.round(performance.now() - start)};
}
