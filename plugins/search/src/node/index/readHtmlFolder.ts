import {existsSync, readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {PLUGIN_NAME} from '../../names';
import type {HtmlPage} from './readPage';

function listHtmlFiles(dir: string): string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Error(
      `${PLUGIN_NAME}: ${dir} is not a folder. Name the folder that contains the HTML pages.`,
    );
  const files: string[] = [];
  const visit = (folder: string, above: readonly string[]): void => {
    const place = realpathSync(path.join(dir, folder));
    // A symlink to a parent folder would give copies of every page. One to a folder above the top folder would
    // also give files that are not pages.
    if (above.some((one) => `${one}${path.sep}`.startsWith(path.join(place, path.sep)))) return;
    for (const entry of readdirSync(path.join(dir, folder), {withFileTypes: true})) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isLink = entry.isSymbolicLink();
      const stats =
        isLink && existsSync(path.join(dir, file)) ? statSync(path.join(dir, file)) : entry;
      if (stats.isDirectory()) visit(file, [...above, place]);
      else if (stats.isFile() && /\.x?html?$/i.test(file)) files.push(file);
    }
  };
  visit('', []);
  return files.sort();
}

/** Characters that browsers encode in a path, or that end a path or a folder's name. */
const NOT_IN_PATHS = /[\p{Cc} "#%<>?\\^`{}]/gu;

/**
 * Reads the pages of a folder. The address of a page is its path below the folder, with a leading slash.
 * Characters with a meaning in addresses are encoded, as in the URL Standard. Other characters stay unchanged.
 */
export function* readHtmlFolder(dir: string): Generator<HtmlPage> {
  for (const file of listHtmlFiles(dir)) {
    const url = `/${file.replace(NOT_IN_PATHS, encodeURIComponent)}`;
    yield {url, file: path.join(dir, file)};
  }
}
