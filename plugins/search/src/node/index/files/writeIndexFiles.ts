import {randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readIfThere} from '@screwbox/shared/files/readIfThere';
import {DATA_FILE_KINDS, HEADER, MANIFEST} from '../../../core/format/layout';
import {checksum, seedOf} from '../../../core/format/sealedFile';
import type {IndexFile} from './indexFiles';
import {PLUGIN_NAME} from '../../../names';

/**
 * Creates an error for a file that could not be read or written.
 *
 * @param problem failed action with the path, because the system's message does not always contain the path
 * @param remedy remedy other than disk space and permissions
 */
function fileError(problem: string, cause: unknown, remedy: string): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `${problem}: ${reason}. Free some disk space, give this process access to the path, or ${remedy}.`,
    {cause},
  );
}

const NAME = new RegExp(`^[0-9a-f]{10}\\.[${DATA_FILE_KINDS.join('')}]\\d+\\.bin$`);

function isIndexFile(name: string, read: () => Uint8Array): boolean {
  if (!NAME.test(name)) return false;
  const bytes = read();
  if (bytes.length <= HEADER) return false;
  const stored = new DataView(bytes.buffer, bytes.byteOffset + 1, 4).getUint32(0, true);
  return checksum(bytes.subarray(HEADER), seedOf(name)) === stored;
}

const writeError = (place: string, cause: unknown): Error =>
  fileError(
    `${PLUGIN_NAME}: the index could not be written to ${place}`,
    cause,
    'write it into another folder',
  );

/** Removes the files of an earlier index. Keeps files that only have a similar name. */
function removeOld(outDir: string, found: readonly string[], names: ReadonlySet<string>): void {
  for (const name of found) {
    const file = path.join(outDir, name);
    const read = (): Uint8Array => readIfThere(file) ?? new Uint8Array();
    if (!names.has(name) && isIndexFile(name, read)) rmSync(file, {force: true});
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
  const isFile = (entry: {isFile(): boolean}): boolean => entry.isFile();
  const entries = readdirSync(outDir, {withFileTypes: true}).filter(isFile);
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
  removeOld(
    outDir,
    entries.map(({name}) => name),
    new Set(files.map(({name}) => name)),
  );
}
