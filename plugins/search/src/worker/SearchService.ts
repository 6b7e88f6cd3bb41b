import {IndexShelf} from './IndexShelf';
import type {IndexError, SearchAnswer, SearchInput, SearchResults} from './searchAnswer';
import {type Catalog, partitionsFor} from './catalog';
import {toAnswer, toIndexError} from './toAnswer';
import {searchIndexes} from './searchIndexes';

/** Time after which a new keystroke asks again for a file that has not come, in milliseconds. */
const PATIENCE = 3000;

/**
 * The two operations behind the search box: load the indexes of a docs version and context, and
 * search in them. It lives in a worker, or on the main thread where workers are blocked.
 */
export class SearchService {
  readonly #shelf: IndexShelf;
  #running: AbortController | undefined;

  /**
   * @param catalog every index of the site
   * @param keepsIndexes whether an index that was read serves later searches too; where authors
   *   write, it changes with every save
   */
  constructor(
    private readonly catalog: Catalog,
    keepsIndexes: boolean,
  ) {
    this.#shelf = new IndexShelf(keepsIndexes);
  }

  /**
   * Loads what a first search needs, and asks again for what does not come.
   *
   * @param baseUrl base URL of the active docs version, or of the site outside of the docs; where
   *   several docs instances each have an active version, all of them separated by spaces
   * @param context value of the `ctx` parameter; empty for everything
   * @returns `ready`, or why an index cannot be used
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<{kind: 'ready'} | IndexError> {
    this.#shelf.hurry(0);
    try {
      await Promise.all(
        partitionsFor(this.catalog, baseUrl, context).map(({url}) =>
          this.#shelf.use(url, (index) => Promise.resolve(index)),
        ),
      );
      return {kind: 'ready'};
    } catch (error) {
      return toIndexError(error);
    }
  }

  /**
   * Searches; a search that is still running is cancelled. Where nothing is found, a newer build
   * that was published meanwhile is searched too.
   *
   * @param baseUrl as for `fetchIndexes`
   * @param context as for `fetchIndexes`
   * @param input what the reader typed; wrapped as `{plain}` to be read word by word
   * @param limit how many hits are wanted at most
   * @param onRows is called once with the results before their excerpts have come
   */
  async search(
    baseUrl: string,
    context: string,
    input: SearchInput,
    limit: number,
    onRows?: (results: SearchResults) => void,
  ): Promise<SearchAnswer> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#shelf.hurry(PATIENCE);
    const partitions = partitionsFor(this.catalog, baseUrl, context);
    const asked =
      typeof input === 'string' ? {query: input} : ({query: input.plain, mode: 'plain'} as const);
    const question = {...asked, limit, signal: running.signal, onRows};
    const searchAll = () => searchIndexes(this.#shelf, partitions, question);
    try {
      const answer = await searchAll();
      if (answer.total > 0) return answer;
      const renewed = await Promise.all(partitions.map(({url}) => this.#shelf.renew(url)));
      return renewed.includes(true) ? await searchAll() : answer;
    } catch (error) {
      if (running.signal.aborted) return {kind: 'cancelled'};
      return toAnswer(error);
    }
  }
}
