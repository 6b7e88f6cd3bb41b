import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {MAGIC, MANIFEST} from '../format/layout';
import {readStart} from './readStart';
import {requireFolder} from './requireFolder';

/** Whether a file begins as a manifest of any format version does, or holds nothing that could be lost. */
function isReplaceable(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const start = readStart(file, MAGIC.length);
  return start.length === 0 || start.equals(MAGIC);
}

/**
 * Refuses what cannot become the folder of an index, before any work is done for it: a file in its
 * place or above it, and a folder in which the manifest would replace something else. Whatever has
 * another name stays.
 * @throws Error that names the file and the remedy
 */
export function requireIndexFolder(dir: string): void {
  requireFolder(dir, 'an index');
  const file = path.join(dir, MANIFEST);
  if (!existsSync(file) || isReplaceable(file)) return;
  throw new Error(
    `${file} is not of a search index, which would replace it. ` +
      'Name another folder for the index, or move that away.',
  );
}
