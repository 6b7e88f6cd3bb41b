import {proxy, wrap} from 'comlink';
import type {SearchService} from '../../worker/SearchService';
import {catalog} from './catalog';
import {startWorker} from './startWorker';

/** The worker's two operations, wherever they run. */
export type SearchClient = Pick<SearchService, 'fetchIndexes' | 'search'>;

let client: Promise<SearchClient> | undefined;

async function onMainThread(): Promise<SearchClient> {
  const {SearchService: Service} = await import('../../worker/SearchService');
  const service = new Service(catalog, process.env.NODE_ENV === 'production');
  return {
    fetchIndexes: (baseUrl, context) => service.fetchIndexes(baseUrl, context),
    search: (...asked) => service.search(...asked),
  };
}

async function connect(): Promise<SearchClient> {
  const worker = await startWorker();
  if (worker) {
    const client = wrap<SearchClient>(worker);
    return {
      fetchIndexes: (baseUrl, context) => client.fetchIndexes(baseUrl, context),
      // A function travels as a port, along which its calls come back.
      search: (baseUrl, context, input, limit, onRows) =>
        client.search(baseUrl, context, input, limit, onRows && proxy(onRows)),
    };
  }
  const here = await onMainThread();
  console.warn('Search runs on the main thread, because its worker does not start.');
  return here;
}

/**
 * The one search client of this page. It uses a worker; where workers are blocked, or the worker's
 * script does not load, the same code runs on the main thread.
 *
 * @throws Error where the script of neither can be loaded; the next call tries again
 */
export function searchClient(): Promise<SearchClient> {
  if (!client) {
    const connecting = connect();
    client = connecting;
    connecting.catch(() => {
      client = undefined;
    });
  }
  return client;
}
