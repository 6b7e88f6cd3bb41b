import {type Finder, openFinder} from '../../core/query/openFinder';
import {MANIFEST} from '../../core/format/layout';
import {IndexReader, type TakeAhead, type Trust} from './IndexReader';
import {toIndexError} from './indexErrors';

/** How long after a look for a newer build none is taken again, in milliseconds. */
const LOOK_EVERY = 60_000;
/** How long a search waits for such a look, in milliseconds. */
const LONGEST_LOOK = 1000;

/** The indexes that have been opened, by the address of their folders. */
export class IndexShelf {
  readonly #indexes = new Map<string, Promise<Finder>>();
  readonly #reader: IndexReader;
  /** The manifest that each index was opened with last; undefined if it was asked for and did not come. */
  readonly #manifests = new Map<string, Uint8Array | undefined>();
  readonly #looked = new Map<string, number>();

  /**
   * @param keepsIndexes whether an index that was read serves later searches too
   * @param takeAhead gives files that have been asked for already
   */
  constructor(
    private readonly keepsIndexes: boolean,
    takeAhead?: TakeAhead,
  ) {
    this.#reader = new IndexReader(takeAhead);
  }

  /** Asks again for every file that has been waited for longer than this, in milliseconds. */
  hurry(longerThan: number): void {
    this.#reader.hurry(longerThan);
  }

  /** Asks again for every file that is waited for, and gives up what hangs. */
  startOver(): void {
    this.#reader.startOver();
  }

  /** Does the work with an index, and does it again as long as what went wrong can be put right. */
  async use<Result>(url: string, work: (index: Finder) => Promise<Result>): Promise<Result> {
    for (let isRepeated = false; ; isRepeated = true) {
      try {
        return await work(await this.#open(url));
      } catch (error) {
        if (!this.heal(url, error, isRepeated)) throw error;
      }
    }
  }

  /**
   * Looks whether a newer build of an index has been published, at most once a minute, and if so
   * puts the old one away. Where the answer is slow or does not come, the old one stays.
   */
  async renew(url: string): Promise<boolean> {
    const known = this.#manifests.get(url);
    if (!known || !this.keepsIndexes) return false;
    const now = performance.now();
    if (now - (this.#looked.get(url) ?? -LOOK_EVERY) < LOOK_EVERY) return false;
    this.#looked.set(url, now);
    const looking = this.#reader.read(url + MANIFEST, 'no-cache').then(
      (manifest) => String(manifest) !== String(known),
      // Whatever is wrong, the index that is there still serves.
      () => false,
    );
    const isNewer = await Promise.race([
      looking,
      new Promise<false>((resolve) => setTimeout(resolve, LONGEST_LOOK, false)),
    ]);
    if (isNewer) this.#indexes.delete(url);
    return isNewer;
  }

  /**
   * Puts right what it can, and says whether another attempt may succeed.
   *
   * @param isRepeated whether the attempt that failed was not the first one
   */
  heal(url: string, error: unknown, isRepeated: boolean): boolean {
    const {failure, file} = toIndexError(error, url);
    const isPage = failure === 'not-an-index';
    // A damaged file, or a page in its place, may stand in the browser's cache, and others with it:
    // each is asked for once more.
    const isAskedAgain = (failure === 'damaged' || isPage) && this.#reader.distrust(file);
    const isGone = (failure === 'missing' || isPage) && file !== url + MANIFEST;
    if (!isGone || isRepeated) return isAskedAgain;
    // Files that are gone mean a newer build: its manifest names the new ones.
    this.#indexes.delete(url);
    return true;
  }

  #trust(url: string, name: string): Trust {
    if (name !== MANIFEST) return 'default';
    // If it is asked for again, the one in the cache was of no use.
    if (this.#manifests.has(url) || !this.keepsIndexes) return 'no-cache';
    this.#manifests.set(url, undefined);
    return 'default';
  }

  #open(url: string): Promise<Finder> {
    const known = this.#indexes.get(url);
    if (known && this.keepsIndexes) return known;
    const opening = openFinder({
      read: async (name) => {
        const bytes = await this.#reader.read(url + name, this.#trust(url, name));
        if (name === MANIFEST) this.#manifests.set(url, bytes);
        return bytes;
      },
    });
    this.#indexes.set(url, opening);
    // A failed opening is not kept, so that the next attempt asks the network again.
    opening.catch(() => this.#indexes.delete(url));
    return opening;
  }
}
