import catalog from '@generated/docusaurus-search/default/catalog.json';
import {proxy, wrap} from 'comlink';
import type {SearchService} from '../worker/SearchService';
import {searchElsewhere} from './searchElsewhere';
import {startWorker} from './startWorker';

/** The worker's two operations, wherever they run. */
export type SearchClient = Pick<SearchService, 'fetchIndexes' | 'search'>;

let client: Promise<SearchClient> | undefined;

async function connect(): Promise<SearchClient> {
  const worker = await startWorker();
  if (worker) {
    const remote = wrap<SearchClient>(worker);
    return {
      fetchIndexes: (baseUrl, context) => remote.fetchIndexes(baseUrl, context),
      // A function travels as a port that carries its calls back.
      search: (baseUrl, context, query, limit, onRows, asker) =>
        remote.search(baseUrl, context, query, limit, onRows && proxy(onRows), asker),
    };
  }
  const {SearchService: Service} = await import('../worker/SearchService');
  console.warn('Search runs on the main thread, because its worker does not start.');
  return new Service(catalog, process.env.NODE_ENV === 'production');
}

/**
 * The one search client of this page. It uses a worker; if workers are blocked, or the worker's
 * script does not load, the same code runs on the main thread.
 *
 * @throws Error if neither script can be loaded; the next call tries again
 */
export function searchClient(): Promise<SearchClient> {
  if (!client) {
    const connecting = connect().then((own) => searchElsewhere(own, catalog));
    client = connecting;
    connecting.catch(() => {
      client = undefined;
    });
  }
  return client;
}
