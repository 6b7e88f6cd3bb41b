import {zipSync, type Zippable} from 'fflate';
import type {Files} from './projectFiles';

/** Packs files into a ZIP file below a folder. The same files result in the same bytes on every machine. */
export function packProject(folder: string, files: Files): Uint8Array {
  const entries: Zippable = {};
  // ZIP files store local time, so a local date results in the same bytes in every time zone.
  const mtime = new Date(2026, 0, 1);
  for (const name of [...files.keys()].sort()) {
    const content = files.get(name);
    if (content) entries[`${folder}/${name}`] = [new Uint8Array(content), {mtime, level: 9}];
  }
  return zipSync(entries);
}
