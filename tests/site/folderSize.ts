import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

export function folderSize(dir: string): number {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
