import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileError} from '../fileError';
import {readIfThere} from '../readIfThere';
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

/** Uses a file of the cache. */
function using<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw fileError(
      `The cache of the search index failed at ${file}`,
      cause,
      'name another folder for the cache, or none',
    );
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
    const file = pathOf(this.#dir, entry);
    const bytes = using(file, () => readIfThere(file));
    if (bytes === undefined || bytes.length < SEAL) return undefined;
    const content = new Uint8Array(bytes.buffer, bytes.byteOffset + SEAL, bytes.length - SEAL);
    return this.#seal(entry, content).equals(bytes.subarray(0, SEAL)) ? content : undefined;
  }

  write(entry: string, content: Uint8Array): void {
    const file = pathOf(this.#dir, entry);
    const folder = path.dirname(file);
    using(file, () => {
      if (!this.#folders.has(folder)) mkdirSync(folder, {recursive: true});
      this.#folders.add(folder);
      writeFileSync(file, Buffer.concat([this.#seal(entry, content), content]));
    });
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
