import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files below a folder, as paths relative to it with `/`, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
