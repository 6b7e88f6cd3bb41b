import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import type {SearchedSite} from '../content/SearchedSite';
import {writeDevelopmentIndexes} from '../development/writeDevelopmentIndexes';
import {INDEX_FOLDER} from '../partitions/partitions';

/**
 * Packs the indexes of a site with the hash router into a module, because pages opened from disk cannot fetch files.
 * A build with the hash router writes no HTML pages, so the indexes are made from Markdown.
 *
 * @param folder folder for the indexes themselves, which are not part of the build
 * @returns source of the module: contents of the files in Base64, by address
 */
export async function packIndexes(site: SearchedSite, folder: string): Promise<string> {
  await writeDevelopmentIndexes(site, folder);
  const files = filesBelow(folder).map((file) => [
    `${site.division.baseUrl}${INDEX_FOLDER}/${file}`,
    readFileSync(path.join(folder, file)).toString('base64'),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(files))};\n`;
}
