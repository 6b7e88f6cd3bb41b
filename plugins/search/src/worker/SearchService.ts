import {openIndex} from '../engine/openIndex';
import type {SearchIndex} from '../engine/SearchResult';
import {MANIFEST} from '../format/layout';
import {type Catalog, type Partition, partitionsFor} from './catalog';
import {IndexReader, type Trust} from './IndexReader';
import {mergeResults} from './mergeResults';
import type {IndexError, SearchAnswer, SearchInput} from './searchAnswer';
import {toAnswer} from './toAnswer';

/** Time after which a new keystroke asks again for a file that has not come, in milliseconds. */
const PATIENCE = 3000;

/** One search in one index. */
interface Question {
  query: string;
  limit: number;
  signal: AbortSignal;
  mode: 'auto' | 'plain';
}

/**
 * The two operations behind the search box: load the indexes of a docs version and context, and
 * search in them. It lives in a worker, or on the main thread where workers are blocked.
 */
export class SearchService {
  readonly #indexes = new Map<string, Promise<SearchIndex>>();
  readonly #reader = new IndexReader();
  /** Indexes whose manifest in the browser's cache named files that are gone. */
  readonly #outdated = new Set<string>();
  #running: AbortController | undefined;

  /**
   * @param catalog every index of the site
   * @param keepsIndexes whether an index that was read serves later searches too; where authors
   *   write, it changes with every save
   */
  constructor(
    private readonly catalog: Catalog,
    private readonly keepsIndexes: boolean,
  ) {}

  /**
   * Loads what a first search needs, and asks again for what does not come.
   *
   * @param baseUrl base URL of the active docs version, or of the site outside of the docs
   * @param context value of the `ctx` parameter; empty for everything
   * @returns `ready`, or why an index cannot be used
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<{kind: 'ready'} | IndexError> {
    this.#reader.hurry(0);
    try {
      await Promise.all(
        partitionsFor(this.catalog, baseUrl, context).map((partition) =>
          this.#healed(partition, () => this.#open(partition)),
        ),
      );
      return {kind: 'ready'};
    } catch (error) {
      const answer = toAnswer(error);
      if (answer.kind === 'index-error') return answer;
      throw error;
    }
  }

  /**
   * Searches; a search that is still running is cancelled.
   *
   * @param baseUrl as for `fetchIndexes`
   * @param context as for `fetchIndexes`
   * @param input what the reader typed; wrapped as `{plain}` to be read word by word
   * @param limit how many hits are wanted at most
   */
  async search(
    baseUrl: string,
    context: string,
    input: SearchInput,
    limit: number,
  ): Promise<SearchAnswer> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#reader.hurry(PATIENCE);
    const started = performance.now();
    const question: Question = {
      query: typeof input === 'string' ? input : input.plain,
      mode: typeof input === 'string' ? 'auto' : 'plain',
      limit,
      signal: running.signal,
    };
    try {
      const found = await Promise.all(
        partitionsFor(this.catalog, baseUrl, context).map(async (partition) => ({
          context: partition.context,
          result: await this.#healed(partition, async () => {
            const {query, ...options} = question;
            return (await this.#open(partition)).search(query, options);
          }),
        })),
      );
      return mergeResults(found, limit, performance.now() - started);
    } catch (error) {
      if (running.signal.aborted) return {kind: 'cancelled'};
      return toAnswer(error);
    }
  }

  /** Does the work, and does it once more where what went wrong can be put right. */
  async #healed<Result>(partition: Partition, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!this.#heal(partition, error)) throw error;
      return await work();
    }
  }

  /** Whether a second attempt may succeed where the first one failed. */
  #heal({url}: Partition, error: unknown): boolean {
    const answer = toAnswer(error, url);
    if (answer.kind !== 'index-error') return false;
    const {failure, file} = answer;
    // A damaged file may stand in the browser's cache.
    if (failure === 'damaged') return this.#reader.distrust(file);
    const isGone = failure === 'missing' || failure === 'not-an-index';
    if (!isGone || file === url + MANIFEST) return false;
    // Files that are gone mean a newer build: its manifest names the new ones.
    this.#outdated.add(url);
    this.#indexes.delete(url);
    return true;
  }

  #trust(url: string, name: string): Trust {
    if (name !== MANIFEST) return 'default';
    return this.#outdated.has(url) || !this.keepsIndexes ? 'no-cache' : 'default';
  }

  #open({url}: Partition): Promise<SearchIndex> {
    const known = this.#indexes.get(url);
    if (known && this.keepsIndexes) return known;
    const opening = openIndex({
      read: (name) => this.#reader.read(url + name, this.#trust(url, name)),
    });
    this.#indexes.set(url, opening);
    // A failed opening is not kept, so that the next attempt asks the network again.
    opening.catch(() => this.#indexes.delete(url));
    return opening;
  }
}
