import {type Catalog, type Partition, partitionsFor} from '../../core/partitions/catalog';
import type {TakeAhead} from './IndexReader';
import {toIndexError, toQueryError} from './indexErrors';
import {IndexShelf} from './IndexShelf';
import type {IndexError, SearchAnswer, SearchResults} from './searchAnswer';
import {type Question, searchIndexes} from './searchIndexes';

/** Time after which a new keystroke asks again for a file that has not come, in milliseconds. */
const PATIENCE = 3000;

/**
 * The two operations behind the search box: load the indexes of a docs version and context, and
 * search in them. It lives in a worker, or on the main thread where workers are blocked.
 */
export class SearchService {
  readonly #shelf: IndexShelf;
  /** The search that runs for each asker. */
  readonly #running = new Map<string, AbortController>();
  /** Ends what is read ahead. */
  #ahead = new AbortController();

  /**
   * @param catalog every index of the site
   * @param keepsIndexes whether an index that was read serves later searches too; where authors
   *   write, it changes with every save
   * @param takeAhead gives files that the page has asked for already
   */
  constructor(
    private readonly catalog: Catalog,
    keepsIndexes: boolean,
    takeAhead?: TakeAhead,
  ) {
    this.#shelf = new IndexShelf(keepsIndexes, takeAhead);
  }

  /**
   * Loads what a first search needs, and asks again for what does not come.
   *
   * @param baseUrl base URL of the active docs version, or of the site outside the docs; where
   *   several docs instances each have an active version, all of them separated by spaces
   * @param context value of the `ctx` parameter; empty for everything
   * @returns `ready`, or why an index cannot be used
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<{kind: 'ready'} | IndexError> {
    this.#shelf.startOver();
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
   * Reads what the rows of a query will need, before anybody can show them, and no more of what was typed
   * before. Failures are reported to the next search.
   *
   * @param baseUrl as for `fetchIndexes`
   * @param context as for `fetchIndexes`
   * @param query what the reader has typed so far
   */
  readAhead(baseUrl: string, context: string, query: string): void {
    this.#ahead.abort();
    const {signal} = (this.#ahead = new AbortController());
    for (const {url} of partitionsFor(this.catalog, baseUrl, context))
      this.#shelf.use(url, (index) => index.find(query, {signal})).catch(() => undefined);
  }

  /**
   * Searches, and cancels the search that still runs for the same asker. If nothing is found, a newer
   * build that was published in the meantime is searched too.
   *
   * @param baseUrl as for `fetchIndexes`
   * @param context as for `fetchIndexes`
   * @param query what the reader typed
   * @param limit how many hits are wanted at most
   * @param onRows is called once with the results before their excerpts have come
   * @param asker tells the search fields of a page apart, which must not cancel each other
   * @param excerptLength letters of excerpts at most, if that is more than the site's option says
   */
  async search(
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
    onRows?: (results: SearchResults) => void,
    asker = '',
    excerptLength = 0,
  ): Promise<SearchAnswer> {
    this.#ahead.abort();
    this.#running.get(asker)?.abort();
    const running = new AbortController();
    this.#running.set(asker, running);
    this.#shelf.hurry(PATIENCE);
    const partitions = partitionsFor(this.catalog, baseUrl, context);
    const searchAll = () =>
      this.#searchAll(partitions, {query, limit, excerptLength, signal: running.signal, onRows});
    try {
      const answer = await searchAll();
      if (answer.total > 0) return answer;
      const renewed = await Promise.all(partitions.map(({url}) => this.#shelf.renew(url)));
      return renewed.includes(true) ? await searchAll() : answer;
    } catch (error) {
      if (running.signal.aborted) return {kind: 'cancelled'};
      return toIndexError(error);
    }
  }

  /** Searches all indexes; where the query is wrong, for its words, as a name with a colon is meant. */
  async #searchAll(partitions: readonly Partition[], question: Question): Promise<SearchResults> {
    try {
      return await searchIndexes(this.#shelf, partitions, question);
    } catch (thrown) {
      const error = toQueryError(thrown);
      if (error === undefined) throw thrown;
      const {onRows} = question;
      const plain: Question = {
        ...question,
        mode: 'plain',
        onRows: onRows && ((results) => onRows({...results, error})),
      };
      return {...(await searchIndexes(this.#shelf, partitions, plain)), error};
    }
  }
}
