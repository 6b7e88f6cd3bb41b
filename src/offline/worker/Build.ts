import {cachePrefix, DIGEST_LENGTH, fileOfPath, type OfflineManifest} from '../OfflineManifest';
import {ifStorageWorks} from './ifStorageWorks';
import {keptHeaders} from './keptHeaders';

async function digestOf(content: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, DIGEST_LENGTH);
}

/** The path that readers mean; nothing where its escapes are no text, as in `/100%`. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** One build of the site and the cache of what was read of it. Nothing else ever gets into that cache. */
export class Build {
  readonly cacheName: string;
  readonly #manifest: OfflineManifest;
  readonly #digests: Map<string, string>;
  readonly #base: string;

  /** @param base absolute base URL of the site, with a slash at its end */
  constructor(manifest: OfflineManifest, base: string) {
    this.#manifest = manifest;
    this.#digests = new Map(manifest.files);
    this.#base = base;
    this.cacheName = cachePrefix(base) + manifest.build;
  }

  /** The file of this build that an address names, if any. */
  fileOf(address: string): string | undefined {
    const {origin, pathname} = new URL(address, this.#base);
    if (!(origin + pathname).startsWith(this.#base)) return undefined;
    const path = decoded((origin + pathname).slice(this.#base.length));
    return path === undefined ? undefined : fileOfPath(path, (file) => this.#digests.has(file));
  }

  cached(file: string): Promise<Response | undefined> {
    return ifStorageWorks(async () => (await caches.open(this.cacheName)).match(this.#key(file)));
  }

  /** Whether an answer is this file of this build, byte by byte. It is read to its end. */
  async isFile(file: string, answer: Response): Promise<boolean> {
    return this.#isContentOf(file, await answer.arrayBuffer());
  }

  /**
   * Keeps an answer if it is the file of this build, byte by byte; the content of any other build,
   * of a sign-in page or of a damaged transfer is not.
   * @returns whether it is the file of this build
   */
  async keep(file: string, answer: Response): Promise<boolean> {
    return this.keepContent(file, await answer.arrayBuffer(), keptHeaders(answer));
  }

  /** What a page needs beside itself to be read without network. */
  filesOfPage(page: string): string[] {
    return this.#filesAt(this.#manifest.pages[page] ?? []);
  }

  /** The scripts and the page of the search. */
  filesOfSearch(): string[] {
    return this.#filesAt(this.#manifest.search);
  }

  /** The files of the search index, and the one that holds all of them; nothing where there is none. */
  searchPack(): {pack: string; files: string[]} | undefined {
    const {index} = this.#manifest;
    return index && {pack: index.pack, files: this.#filesAt(index.places)};
  }

  /**
   * Keeps the content of a file, as `keep` does.
   * @param headers under which it is kept
   */
  async keepContent(
    file: string,
    content: ArrayBuffer | Uint8Array<ArrayBuffer>,
    headers: Headers,
  ): Promise<boolean> {
    if (!(await this.#isContentOf(file, content))) return false;
    const kept = new Response(content, {headers});
    await ifStorageWorks(async () =>
      (await caches.open(this.cacheName)).put(this.#key(file), kept),
    );
    return true;
  }

  /** The address that readers use: hosts may send `…/index.html` elsewhere. */
  addressOf(file: string): string {
    return this.#key(file).replace(/(^|\/)index\.html$/, '$1');
  }

  async #isContentOf(file: string, content: BufferSource): Promise<boolean> {
    return (await digestOf(content)) === this.#digests.get(file);
  }

  #filesAt(places: readonly number[]): string[] {
    return places.map((place) => {
      const file = this.#manifest.files[place]?.[0];
      if (file === undefined) throw new Error(`The offline manifest has no file at ${place}.`);
      return file;
    });
  }

  /** The address of a file as it lies there, under which it is kept. */
  #key(file: string): string {
    return this.#base + file.replace(/[%#?]/g, encodeURIComponent);
  }
}
