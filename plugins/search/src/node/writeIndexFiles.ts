import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {MANIFEST} from '../format/layout';
import type {IndexFile} from '../indexing/IndexFile';
import {fileError} from './fileError';
import {isIndexFile} from './isIndexFile';
import {isMissing} from './isMissing';
import {readIfThere} from './readIfThere';
import {inOrder} from './work/inOrder';

/** Files that are being written at once. */
const AT_ONCE = 32;

const writeError = (place: string, cause: unknown): Error =>
  fileError(
    `The search index could not be written to ${place}`,
    cause,
    'write it into another folder',
  );

/** Removes the files of an earlier index. A file that only has such a name stays. */
function removeOld(outDir: string, found: ReadonlySet<string>, names: ReadonlySet<string>): void {
  for (const name of found) {
    const file = path.join(outDir, name);
    const read = (): Uint8Array => readIfThere(file) ?? new Uint8Array();
    if (!names.has(name) && isIndexFile(name, read)) rmSync(file, {force: true});
  }
}

/** Whether a file holds the bytes; another build that shares the folder may just have dropped it. */
async function holds(file: string, bytes: Uint8Array): Promise<boolean> {
  try {
    return (await readFile(file)).equals(bytes);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Replaces a file at once: whoever reads it meanwhile, or after a failure, gets the earlier one. Of a
 * failure nothing is left, since no later build could tell a file that is cut off for one of an index.
 */
async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const made = `${file}.${randomUUID()}`;
  try {
    await writeFile(made, bytes);
    await rename(made, file);
  } catch (error) {
    rmSync(made, {force: true});
    throw error;
  }
}

/**
 * Writes an index and removes what an earlier one has left in the folder. The manifest is written
 * when all that it names is there. A file that is there as it should be is not written again, since
 * that takes longer than reading it.
 * @throws Error that names the file or the folder that could not be written; the earlier index still works then
 */
export async function writeIndexFiles(files: readonly IndexFile[], outDir: string): Promise<void> {
  try {
    mkdirSync(outDir, {recursive: true});
  } catch (cause) {
    throw writeError(outDir, cause);
  }
  const isFile = (entry: {isFile(): boolean}): boolean => entry.isFile();
  const entries = readdirSync(outDir, {withFileTypes: true}).filter(isFile);
  const found = new Set(entries.map(({name}) => name));
  const data = files.filter(({name}) => name !== MANIFEST);
  const manifest = files.filter(({name}) => name === MANIFEST);
  for (const part of [data, manifest]) {
    const written = inOrder(part, AT_ONCE, async ({name, bytes}) => {
      const file = path.join(outDir, name);
      try {
        if (!found.has(name) || !(await holds(file, bytes))) await replaceFile(file, bytes);
      } catch (cause) {
        throw writeError(file, cause);
      }
    });
    while ((await written.next()).done !== true);
  }
  removeOld(outDir, found, new Set(files.map(({name}) => name)));
}
