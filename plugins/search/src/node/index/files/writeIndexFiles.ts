import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readIfThere} from '@screwbox/shared/files/readIfThere';
import {DATA_FILE_KINDS, HEADER, MANIFEST} from '../../../core/format/layout';
import {checksum, seedOf} from '../../../core/format/sealedFile';
import type {IndexFile} from './indexFiles';
import {PLUGIN_NAME} from '../../../names';

/** Creates an error with the path, because the system's message does not always contain it. */
function writeError(place: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `${PLUGIN_NAME}: the index could not be written to ${place}: ${reason}. Free some disk space, give this process access to the path, or write it into another folder.`,
    {cause},
  );
}

const NAME = new RegExp(`^[0-9a-f]{10}\\.[${DATA_FILE_KINDS.join('')}]\\d+\\.bin$`);

function isIndexFile(file: string): boolean {
  const name = path.basename(file);
  const bytes = NAME.test(name) ? readIfThere(file) : undefined;
  if (bytes === undefined || bytes.length <= HEADER) return false;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + 1, 4).getUint32(0, true);
  return checksum(bytes.subarray(HEADER), seedOf(name)) === stored;
}

/** Removes the files of an earlier index. Keeps files that only have a similar name. */
function removeOld(outDir: string, written: readonly IndexFile[]): void {
  const names = new Set(written.map(({name}) => name));
  for (const entry of readdirSync(outDir, {withFileTypes: true})) {
    const file = path.join(outDir, entry.name);
    if (entry.isFile() && !names.has(entry.name) && isIndexFile(file)) rmSync(file, {force: true});
  }
}

const holds = (file: string, bytes: Uint8Array): boolean =>
  readIfThere(file)?.equals(bytes) === true;

/**
 * Writes a file. If that fails, removes the incomplete file, because no later build would recognize it.
 *
 * @param aside temporary path to write to first, if the file replaces one that may be in use
 */
function writeFile(file: string, bytes: Uint8Array, aside = file): void {
  try {
    writeFileSync(aside, bytes);
    if (aside !== file) renameSync(aside, file);
  } catch (error) {
    rmSync(aside, {force: true});
    throw error;
  }
}

/**
 * Writes an index and removes files of an earlier one from the folder. The manifest is written after all files
 * that it names. Unchanged files are not written again, because reading is faster. Writing is synchronous,
 * because thousands of small files take longer in the background.
 *
 * @throws Error that names the file or the folder that could not be written. In this case, the earlier index
 * still works
 */
export function writeIndexFiles(files: readonly IndexFile[], outDir: string): void {
  try {
    mkdirSync(outDir, {recursive: true});
  } catch (cause) {
    throw writeError(outDir, cause);
  }
  const data = files.filter(({name}) => name !== MANIFEST);
  const manifest = files.filter(({name}) => name === MANIFEST);
  for (const {name, bytes} of [...data, ...manifest]) {
    const file = path.join(outDir, name);
    try {
      if (!existsSync(file)) writeFile(file, bytes);
      else if (!holds(file, bytes)) writeFile(file, bytes, `${file}.${randomUUID()}`);
    } catch (cause) {
      throw writeError(file, cause);
    }
  }
  removeOld(outDir, files);
}
