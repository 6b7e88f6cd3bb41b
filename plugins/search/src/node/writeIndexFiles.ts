import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {MANIFEST} from '../format/layout';
import type {IndexFile} from '../indexing/IndexFile';
import {isIndexFile} from './isIndexFile';
import {inOrder} from './work/inOrder';

/** Files that are being written at once. */
const AT_ONCE = 32;

/** Removes the files of an earlier index. A file that only has such a name stays. */
function removeOld(outDir: string, found: ReadonlySet<string>, names: ReadonlySet<string>): void {
  for (const name of found) {
    const file = path.join(outDir, name);
    if (!names.has(name) && isIndexFile(name, () => readFileSync(file))) rmSync(file);
  }
}

/**
 * Writes an index and removes what an earlier one has left in the folder. The manifest is written
 * when all that it names is there. A file that is there as it should be is not written again, since
 * that takes longer than reading it.
 */
export async function writeIndexFiles(files: readonly IndexFile[], outDir: string): Promise<void> {
  mkdirSync(outDir, {recursive: true});
  const found = new Set(readdirSync(outDir));
  const data = files.filter(({name}) => name !== MANIFEST);
  const manifest = files.filter(({name}) => name === MANIFEST);
  for (const part of [data, manifest]) {
    const written = inOrder(part, AT_ONCE, async ({name, bytes}) => {
      const file = path.join(outDir, name);
      const isThere = found.has(name) && Buffer.compare(await readFile(file), bytes) === 0;
      if (!isThere) await writeFile(file, bytes);
    });
    while ((await written.next()).done !== true);
  }
  removeOld(outDir, found, new Set(files.map(({name}) => name)));
}
