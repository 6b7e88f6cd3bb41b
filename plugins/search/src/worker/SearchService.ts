import {openIndex, type SearchIndex} from '../engine/openIndex';
import {MANIFEST} from '../format/layout';
import {type Catalog, type Partition, partitionsFor} from './catalog';
import {mergeResults} from './mergeResults';
import {readIndexFile} from './readIndexFile';
import type {IndexError, SearchAnswer, SearchInput} from './searchAnswer';
import {toAnswer} from './toAnswer';

/**
 * The two operations behind the search box: load the indexes of a docs version and context, and
 * search in them. It lives in a worker, or on the main thread where workers are blocked.
 */
export class SearchService {
  private readonly indexes = new Map<string, Promise<SearchIndex>>();
  private running: AbortController | undefined;

  constructor(private readonly catalog: Catalog) {}

  /**
   * Loads what a first search needs.
   *
   * @param baseUrl base URL of the active docs version, or of the site outside of the docs
   * @param context value of the `ctx` parameter; empty for everything
   * @returns `ready`, or why an index cannot be used
   */
  async fetchIndexes(baseUrl: string, context: string): Promise<{kind: 'ready'} | IndexError> {
    try {
      const partitions = partitionsFor(this.catalog, baseUrl, context);
      await Promise.all(partitions.map((partition) => this.open(partition)));
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
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    const started = performance.now();
    const partitions = partitionsFor(this.catalog, baseUrl, context);
    try {
      const found = await Promise.all(
        partitions.map(async (partition) => ({
          context: partition.context,
          result: await this.searchOne(partition, input, limit, running.signal),
        })),
      );
      return mergeResults(found, limit, performance.now() - started);
    } catch (error) {
      if (running.signal.aborted) return {kind: 'cancelled'};
      return toAnswer(error);
    }
  }

  private async searchOne(
    partition: Partition,
    input: SearchInput,
    limit: number,
    signal: AbortSignal,
  ) {
    const query = typeof input === 'string' ? input : input.plain;
    const mode = typeof input === 'string' ? 'auto' : 'plain';
    const index = await this.open(partition);
    try {
      return await index.search(query, {limit, signal, mode});
    } catch (error) {
      const answer = toAnswer(error);
      // Files that are gone mean a newer build: its manifest names the new ones.
      if (answer.kind !== 'index-error' || answer.failure !== 'missing') throw error;
      this.indexes.delete(partition.url);
      const renewed = await this.open(partition);
      return await renewed.search(query, {limit, signal, mode});
    }
  }

  private open({url}: Partition): Promise<SearchIndex> {
    const known = this.indexes.get(url);
    if (known) return known;
    const opening = openIndex({
      read: (path) => readIndexFile(url + path, path === MANIFEST),
    });
    this.indexes.set(url, opening);
    // A failed opening is not kept, so that the next attempt asks the network again.
    opening.catch(() => this.indexes.delete(url));
    return opening;
  }
}
