import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMissing} from '../isMissing';
import type {HtmlPage} from './PageSource';

/** Where analysed pages are kept, and which analysis they are of. */
export interface CacheSettings {
  dir: string;
  /** Changes with everything that decides the result beside the page and the settings. */
  version: string;
}

/** Folders and files of the cache: the name of an entry, its first two digits as the folder. */
const FOLDER = /^[0-9a-f]{2}$/;
const ENTRY = /^[0-9a-f]{62}$/;
const SEAL = 32;

const pathOf = (dir: string, entry: string): string =>
  path.join(dir, entry.slice(0, 2), entry.slice(2));

/** The bytes of a file, unless it is not there; another build that shares the folder may just have dropped it. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Analysed pages, each in a file that is named after all that decides its content. An entry begins
 * with a digest of its name and content: one that is damaged, cut off or of another page does not
 * pass and is worked out again.
 */
export class PageCache {
  readonly #dir: string;
  readonly #prefix: string;
  readonly #folders = new Set<string>();

  /** @param settings what decides the analysis beside the page and the version */
  constructor({dir, version}: CacheSettings, settings: object) {
    this.#dir = dir;
    this.#prefix = JSON.stringify([version, settings]);
  }

  /** Name of the entry for a page. */
  entryOf({url, extras}: HtmlPage, html: Uint8Array): string {
    return createHash('sha256')
      .update(JSON.stringify([this.#prefix, url, extras ?? {}]))
      .update('\0')
      .update(html)
      .digest('hex');
  }

  #seal(entry: string, content: Uint8Array): Buffer {
    return createHash('sha256').update(entry).update(content).digest();
  }

  /** The content of an entry, or undefined where there is none that can be trusted. */
  read(entry: string): Uint8Array | undefined {
    const bytes = readIfThere(pathOf(this.#dir, entry));
    if (bytes === undefined || bytes.length < SEAL) return undefined;
    const content = new Uint8Array(bytes.buffer, bytes.byteOffset + SEAL, bytes.length - SEAL);
    return this.#seal(entry, content).equals(bytes.subarray(0, SEAL)) ? content : undefined;
  }

  write(entry: string, content: Uint8Array): void {
    const file = pathOf(this.#dir, entry);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, {recursive: true});
    this.#folders.add(folder);
    writeFileSync(file, Buffer.concat([this.#seal(entry, content), content]));
  }
}

/** Drops the entries that were not used. What is not an entry stays. */
export function dropUnused(dir: string, used: ReadonlySet<string>): void {
  if (!existsSync(dir)) return;
  for (const folder of readdirSync(dir, {withFileTypes: true})) {
    if (!folder.isDirectory() || !FOLDER.test(folder.name)) continue;
    for (const entry of readdirSync(path.join(dir, folder.name), {withFileTypes: true})) {
      const isEntry = entry.isFile() && ENTRY.test(entry.name);
      if (isEntry && !used.has(folder.name + entry.name))
        // Another build that shares the folder may have dropped it meanwhile.
        rmSync(path.join(dir, folder.name, entry.name), {force: true});
    }
  }
}
