import {statSync} from 'node:fs';

/**
 * Refuses a file where a folder is to be written, before any work is done for it.
 * @param purpose what needs the folder, such as `an index`
 * @throws Error that names the file and the remedy
 */
export function requireFolder(dir: string, purpose: string): void {
  const found = statSync(dir, {throwIfNoEntry: false});
  if (found === undefined || found.isDirectory()) return;
  throw new Error(`${dir} is a file, but ${purpose} needs a folder. Name another one.`);
}
