import {wrap} from 'comlink';
import type {SearchService} from '../worker/SearchService';
import {startWorker} from './startWorker';

/** The worker's two operations, wherever they run. */
export type SearchClient = Pick<SearchService, 'fetchIndexes' | 'search'>;

let client: Promise<SearchClient> | undefined;

async function onMainThread(): Promise<SearchClient> {
  const [{SearchService: Service}, {default: catalog}] = await Promise.all([
    import('../worker/SearchService'),
    import('@generated/docusaurus-search/default/catalog.json'),
  ]);
  const service = new Service(catalog);
  return {
    fetchIndexes: (baseUrl, context) => service.fetchIndexes(baseUrl, context),
    search: (baseUrl, context, input, limit) => service.search(baseUrl, context, input, limit),
  };
}

/**
 * The one search client of this page. It uses a worker; where workers are blocked, or the worker's
 * script does not load, the same code runs on the main thread.
 */
export function searchClient(): Promise<SearchClient> {
  client ??= startWorker().then((worker) =>
    worker ? (wrap<SearchClient>(worker) as SearchClient) : onMainThread(),
  );
  return client;
}
