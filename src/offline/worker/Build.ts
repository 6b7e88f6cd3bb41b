import {cachePrefix, DIGEST_LENGTH, fileOfPath, type OfflineManifest} from '../OfflineManifest';
import {ifStorageWorks} from './ifStorageWorks';
import {keptHeaders} from './keptHeaders';

async function digestOf(content: ArrayBuffer): Promise<string> {
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

/**
 * Files that are fetched at once to be kept. A browser has six connections to a host, and the search
 * needs one for each of its indexes, and one more to ask again where they hang.
 */
const AT_ONCE = 2;
/** How long one of them may take, in milliseconds: what hangs would hold its connection for ever. */
const LONGEST_FETCH = 30_000;
/** Files that a host may refuse, or send otherwise than they were built, before it is left in peace. */
const MOST_LOST = 4;

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
    const content = await answer.arrayBuffer();
    if (!(await this.#isContentOf(file, content))) return false;
    const kept = new Response(content, {headers: keptHeaders(answer)});
    await ifStorageWorks(async () =>
      (await caches.open(this.cacheName)).put(this.#key(file), kept),
    );
    return true;
  }

  /**
   * Fetches what is missing of a page and keeps it.
   * @returns whether all of it is kept
   */
  async keepPage(page: string): Promise<boolean> {
    const others = (this.#manifest.pages[page] ?? []).map((place) => this.#fileAt(place));
    return this.#keepAll([page, ...others]);
  }

  /** Fetches what is missing for the search and keeps it. */
  keepSearch(): Promise<boolean> {
    return this.#keepAll(this.#manifest.search.map((place) => this.#fileAt(place)));
  }

  async #isContentOf(file: string, content: ArrayBuffer): Promise<boolean> {
    return (await digestOf(content)) === this.#digests.get(file);
  }

  #fileAt(place: number): string {
    const file = this.#manifest.files[place]?.[0];
    if (file === undefined) throw new Error(`The offline manifest has no file at ${place}.`);
    return file;
  }

  async #keepAll(files: readonly string[]): Promise<boolean> {
    const waiting = files.values();
    let lost = 0;
    const keepNext = async (): Promise<void> => {
      for (const file of waiting) {
        if (!(await this.#fetchAndKeep(file))) lost++;
        if (lost >= MOST_LOST) return;
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, keepNext));
    return lost === 0;
  }

  async #fetchAndKeep(file: string): Promise<boolean> {
    if (await this.cached(file)) return true;
    // Only a name with a hash in it may come from the browser's cache unasked.
    const cache = file.startsWith('assets/') ? 'default' : 'no-cache';
    const signal = AbortSignal.timeout(LONGEST_FETCH);
    const answer = await fetch(this.#address(file), {cache, priority: 'low', signal});
    if (answer.ok) return this.keep(file, answer);
    // A body that nobody reads holds a connection, and so what waits for one, without end.
    await answer.body?.cancel();
    return false;
  }

  /** The address of a file as it lies there, under which it is kept. */
  #key(file: string): string {
    return this.#base + file.replace(/[%#?]/g, encodeURIComponent);
  }

  /** The address that readers use: hosts may send `…/index.html` elsewhere. */
  #address(file: string): string {
    return this.#key(file).replace(/(^|\/)index\.html$/, '$1');
  }
}
