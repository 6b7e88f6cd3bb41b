import {zipSync, type Zippable} from 'fflate';
import type {Files} from './projectFiles';

/** ZIP files keep the time of the clock on the wall, so no time zone changes it. */
const DATE = new Date(2026, 0, 1);

/** Packs files below a folder. The same files give the same bytes on every machine. */
export function packProject(folder: string, files: Files): Uint8Array {
  const entries: Zippable = {};
  for (const name of [...files.keys()].sort()) {
    const content = files.get(name);
    if (content) entries[`${folder}/${name}`] = [new Uint8Array(content), {mtime: DATE, level: 9}];
  }
  return zipSync(entries);
}
