import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST} from '../../core/format/layout';

export function indexFolders(dir: string): string[] {
  if (statSync(dir, {throwIfNoEntry: false})?.isDirectory() !== true) return [];
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === MANIFEST)
    .map((file) => path.join(dir, path.dirname(file)))
    .sort();
}
