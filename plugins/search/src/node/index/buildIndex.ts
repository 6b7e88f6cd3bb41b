import {type BuildOptions, isLanguage} from './buildOptions';
import type {HtmlPage} from './analyzePage';
import {type IndexReport, prepareIndex} from './prepareIndex';
import {refuseEmpty} from './refuseEmpty';
import {requireIndexFolder} from './readHtmlFolder';
import {writeIndexFiles} from './writeIndexFiles';
import {PLUGIN_NAME} from '../../names';

// This is what `<package>/node` exports.
export {readHtmlFolder} from './readHtmlFolder';
export type {BuildOptions, HtmlPage};

const LEFT_OUT =
  'Left out are pages with <meta name="search" content="false"> or <meta http-equiv="refresh">. Take that away from the pages that readers should find.';

/** What became of a build. */
export interface BuildReport extends IndexReport {
  ms: number;
}

/**
 * Builds an index from HTML pages and writes it into a folder. The same pages give the same bytes,
 * in whatever order they come, however many threads work and whatever the cache holds. Files of an
 * earlier index in the folder are removed; files that are not part of an index stay.
 * @throws Error where an option cannot be used, two pages promise the same answer, no page has text, the index is larger than `maxBytes`, the folder is a
 * file, or its `index.bin` is of something else; then nothing is written
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
  // Not in `prepareIndex`: a site builds, too, whose locale names no language.
  const unknown = [options.language ?? 'en'].flat().find((code) => !isLanguage(code));
  if (unknown !== undefined) {
    throw new Error(
      `${PLUGIN_NAME}: language is ${JSON.stringify(unknown)} but must be the code of a language, such as "de" or "pt-BR".`,
    );
  }
  requireIndexFolder(outDir);
  const {report, files} = await prepareIndex(pages, options);
  refuseEmpty(report, LEFT_OUT);
  if (options.maxBytes !== undefined && report.bytes > options.maxBytes) {
    throw new Error(
      `${PLUGIN_NAME}: the index has ${report.bytes} bytes, more than maxBytes (${options.maxBytes}). Raise the limit or exclude pages.`,
    );
  }
  writeIndexFiles(files, outDir);
  return {...report, ms: Math.round(performance.now() - start)};
}
