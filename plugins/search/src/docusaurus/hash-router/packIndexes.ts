import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {checkedReport} from '../build/checkedReport';
import {logReport} from '../build/logReport';
import type {SearchedSite} from '../content/SearchedSite';
import {writeDevelopmentIndexes} from '../development/writeDevelopmentIndexes';
import {INDEX_FOLDER} from '../partitions/partitions';

/**
 * Packs the indexes of a site with the hash router into a module, because pages opened from disk cannot fetch files.
 * A build with the hash router writes no HTML pages, so the indexes are made from Markdown.
 *
 * @param folder folder for the indexes themselves, which are not part of the build
 * @returns source of the module: contents of the files in Base64, by address
 * @throws Error in a build if an index is empty, or if all are larger than the option `maxBytes`
 */
export async function packIndexes(site: SearchedSite, folder: string): Promise<string> {
  const started = performance.now();
  const indexes = await writeDevelopmentIndexes(site, folder);
  // While an author writes, an empty context must not stop the development server.
  if (process.env.NODE_ENV !== 'development')
    logReport(checkedReport(indexes, site.options), Math.round(performance.now() - started));
  const files = filesBelow(folder).map((file) => [
    `${site.division.baseUrl}${INDEX_FOLDER}/${file}`,
    readFileSync(path.join(folder, file)).toString('base64'),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(files))};\n`;
}
