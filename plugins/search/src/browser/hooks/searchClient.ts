import catalog from '@generated/docusaurus-search/default/catalog.json';
import {proxy, wrap} from 'comlink';
import type {SearchService} from '../worker/SearchService';
import {searchElsewhere} from './searchElsewhere';
import {startWorker} from './turnToSearch';

/** The worker's two operations, wherever they run. */
export type SearchClient = Pick<SearchService, 'fetchIndexes' | 'search'>;

let connection: Promise<SearchClient> | undefined;

async function connect(): Promise<SearchClient> {
  const worker = await startWorker();
  if (worker) {
    const remote = wrap<SearchClient>(worker);
    return {
      fetchIndexes: (baseUrl, context) => remote.fetchIndexes(baseUrl, context),
      // A function travels as a port that carries its calls back. Nothing is spread: for older browsers,
      // Babel makes `search.apply(…)` of that, which the worker would be asked for.
      search: (baseUrl, context, query, limit, onRows, asker, excerptLength) => {
        const rows = onRows && proxy(onRows);
        return remote.search(baseUrl, context, query, limit, rows, asker, excerptLength);
      },
    };
  }
  const {SearchService: Service} = await import('../worker/SearchService');
  console.warn('Search runs on the main thread, because its worker does not start.');
  return new Service(catalog, process.env.NODE_ENV === 'production');
}

/**
 * The one client of this page, for the site's own pages. It uses a worker; if workers are blocked, or
 * the worker's script does not load, the same code runs on the main thread.
 *
 * @throws Error if neither script can be loaded; the next call tries again
 */
export function pagesClient(): Promise<SearchClient> {
  if (!connection) {
    const connecting = connect();
    connection = connecting;
    connecting.catch(() => {
      connection = undefined;
    });
  }
  return connection;
}

let client: {pages: Promise<SearchClient>; all: Promise<SearchClient>} | undefined;

/** The same client, for documents from elsewhere, too. Throws as it does. */
export function searchClient(): Promise<SearchClient> {
  const pages = pagesClient();
  if (client?.pages !== pages)
    client = {pages, all: pages.then((own) => searchElsewhere(own, catalog))};
  return client.all;
}
