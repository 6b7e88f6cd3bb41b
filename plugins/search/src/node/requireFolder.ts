import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Refuses a file where a folder is to be written, or above it, and an empty name, before any work is
 * done for it.
 * @param purpose what needs the folder, such as `an index`
 * @throws Error that names the file and the remedy
 */
export function requireFolder(dir: string, purpose: string): void {
  if (dir === '')
    throw new Error(`An empty name is given where ${purpose} needs a folder. Name one.`);
  if (!existsSync(dir)) {
    const parent = path.dirname(dir);
    if (parent !== dir) requireFolder(parent, purpose);
    return;
  }
  if (statSync(dir).isDirectory()) return;
  throw new Error(`${dir} is a file, but ${purpose} needs a folder. Name another one.`);
}
