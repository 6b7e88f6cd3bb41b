import {closeSync, existsSync, openSync, readSync, statSync} from 'node:fs';
import path from 'node:path';
import {MAGIC, MANIFEST} from '../../../core/format/layout';
import {PLUGIN_NAME} from '../../../names';

function readStart(file: string, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(length);
    return start.subarray(0, readSync(descriptor, start));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Rejects a folder that cannot exist, before any work is done: its name is empty, or there is a file at its
 * path or above it.
 */
function requireFolder(dir: string): void {
  if (dir === '')
    throw new Error(`${PLUGIN_NAME}: the name of the folder for an index is empty. Name a folder.`);
  if (!existsSync(dir)) {
    const parent = path.dirname(dir);
    if (parent !== dir) requireFolder(parent);
    return;
  }
  if (statSync(dir).isDirectory()) return;
  throw new Error(
    `${PLUGIN_NAME}: ${dir} is a file, but an index needs a folder. Name another one.`,
  );
}

function isReplaceable(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const start = readStart(file, MAGIC.length);
  return start.length === 0 || start.equals(MAGIC);
}

/**
 * Rejects a folder that cannot contain an index, before any work is done: there is a file at its path or above
 * it, or the manifest would replace a file that is not a manifest.
 *
 * @throws Error that names the file and the remedy
 */
export function requireIndexFolder(dir: string): void {
  requireFolder(dir);
  const file = path.join(dir, MANIFEST);
  if (!existsSync(file) || isReplaceable(file)) return;
  throw new Error(
    `${PLUGIN_NAME}: ${file} is not part of a search index, but the index would replace it. ` +
      'Name another folder for the index, or move the file.',
  );
}
