import {readdirSync, readFileSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const COMPRESSED_BY_HOSTS = /\.(json|js|mjs|txt|html|css|xml)$/;

export interface IndexFile {
  readonly path: string;
  readonly transferred: number;
}

/** @param isCode whether a file is the engine's code and therefore left out */
export function indexFiles(indexDir: string, isCode: (file: string) => boolean): IndexFile[] {
  return readdirSync(indexDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isCode(path.relative(indexDir, file)))
    .map((file) => ({
      path: path.relative(indexDir, file).split(path.sep).join('/'),
      transferred: COMPRESSED_BY_HOSTS.test(file)
        ? gzipSync(readFileSync(file), {level: 9}).length
        : statSync(file).size,
    }));
}

export interface FileReader {
  /** @throws Error if the index has no such file */
  read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
}

export class IndexReader implements FileReader {
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();

  /** @param keep whether to read all files in advance, so that timing does not include the disk */
  constructor(
    readonly indexDir: string,
    files: readonly IndexFile[],
    keep: boolean,
  ) {
    if (!keep) return;
    for (const {path: name} of files)
      this.#kept.set(name, Uint8Array.from(readFileSync(path.join(indexDir, name))));
  }

  async read(file: string): Promise<Uint8Array<ArrayBuffer>> {
    const name = path.posix.normalize(file).replace(/^\/+/, '');
    return this.#kept.get(name) ?? Uint8Array.from(await readFile(path.join(this.indexDir, name)));
  }
}
