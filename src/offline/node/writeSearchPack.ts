import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DIGEST_LENGTH, SEARCH_INDEX, SEARCH_PACK} from '../OfflineManifest';
import {packFiles} from '../packFiles';
import {listFiles} from './listFiles';

/** Most that is loaded for a search that the reader may never make, in bytes. */
const SEARCH_LIMIT = 2_000_000;

/**
 * Writes the search index once more, as one file that is named after its content, unless there is
 * none or it is too large to be loaded unasked. One of an earlier run goes.
 * @param buildDir folder of the built site
 */
export function writeSearchPack(buildDir: string): void {
  const dir = path.join(buildDir, SEARCH_INDEX);
  const files = existsSync(dir) ? listFiles(dir) : [];
  const isPack = (file: string): boolean => SEARCH_PACK.test(SEARCH_INDEX + file);
  for (const file of files.filter(isPack)) rmSync(path.join(dir, file));
  const contents = files
    .filter((file) => !isPack(file))
    .map((file) => readFileSync(path.join(dir, file)));
  const bytes = contents.reduce((sum, {length}) => sum + length, 0);
  if (bytes === 0 || bytes > SEARCH_LIMIT) return;
  const pack = packFiles(contents);
  const digest = createHash('sha256').update(pack).digest('hex').slice(0, DIGEST_LENGTH);
  writeFileSync(path.join(dir, `all.${digest}.bin`), pack);
}
