import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileError} from '../fileError';
import {readIfThere} from '../readIfThere';
import {readStart} from '../readStart';
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
/** What an entry of any version begins with: by that alone a file is known for one that may go. */
const MARK = Buffer.from('SBX search cache');
const SEAL = 32;
const HEADER = MARK.length + SEAL;

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
 * Analysed pages, each in a file that is named after all that decides its content. A mark and
 * a digest of name and content stand before the content: an entry that is damaged, cut off or of
 * another page does not pass and is worked out again.
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

  #header(entry: string, content: Uint8Array): Buffer {
    return Buffer.concat([MARK, createHash('sha256').update(entry).update(content).digest()]);
  }

  /** The content of an entry, or undefined where there is none that can be trusted. */
  read(entry: string): Uint8Array | undefined {
    const file = pathOf(this.#dir, entry);
    const bytes = using(file, () => readIfThere(file));
    if (bytes === undefined || bytes.length < HEADER) return undefined;
    const content = new Uint8Array(bytes.buffer, bytes.byteOffset + HEADER, bytes.length - HEADER);
    return this.#header(entry, content).equals(bytes.subarray(0, HEADER)) ? content : undefined;
  }

  write(entry: string, content: Uint8Array): void {
    const file = pathOf(this.#dir, entry);
    const folder = path.dirname(file);
    using(file, () => {
      if (!this.#folders.has(folder)) mkdirSync(folder, {recursive: true});
      this.#folders.add(folder);
      writeFileSync(file, Buffer.concat([this.#header(entry, content), content]));
    });
  }
}

/** Whether this package has written a file. One cut off within the mark stays, as it may be of others. */
const isMarked = (file: string): boolean =>
  readIfThere(file, (name) => readStart(name, MARK.length))?.equals(MARK) ?? false;

/** Names of all files that are called as entries are. */
function namesIn(dir: string): string[] {
  const folders = readdirSync(dir, {withFileTypes: true}).filter(
    (one) => one.isDirectory() && FOLDER.test(one.name),
  );
  return folders.flatMap((folder) =>
    readdirSync(path.join(dir, folder.name), {withFileTypes: true})
      .filter((one) => one.isFile() && ENTRY.test(one.name))
      .map((one) => folder.name + one.name),
  );
}

/**
 * Drops the entries that were not used, of whichever version. All else stays, whatever it is called:
 * other stores name their files after digests, too.
 * @throws Error that names what cannot be read or dropped
 */
export function dropUnused(dir: string, used: ReadonlySet<string>): void {
  if (!existsSync(dir)) return;
  for (const name of using(dir, () => namesIn(dir))) {
    if (used.has(name)) continue;
    const file = pathOf(dir, name);
    // Another build that shares the folder may have dropped it meanwhile.
    using(file, () => isMarked(file) && rmSync(file, {force: true}));
  }
}
