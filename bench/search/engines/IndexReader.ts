import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesBelow} from '@screwbox/shared/files/filesBelow';

const COMPRESSED_BY_HOSTS = /\.(json|js|mjs|txt|html|css|xml)$/;

export interface IndexFile {
  readonly path: string;
  readonly transferred: number;
}

/** @param isCode whether a file is the engine's code and therefore left out */
export function indexFiles(indexDir: string, isCode: (file: string) => boolean): IndexFile[] {
  return filesBelow(indexDir)
    .filter((file) => !isCode(file))
    .map((file) => {
      const content = readFileSync(path.join(indexDir, file));
      return {
        path: file,
        transferred: COMPRESSED_BY_HOSTS.test(file)
          ? gzipSync(content, {level: 9}).length
          : content.length,
      };
    });
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
