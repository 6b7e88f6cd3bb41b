import partitions from '@generated/docusaurus-search/default/partitions.json';
import {transfer, wrap} from 'comlink';
import {OWN_MANIFEST} from './ownManifest';
import {startWorker} from './prefetch';
import type {SearchOperations} from './SearchWorker';

let connection: Promise<SearchOperations> | undefined;

async function connectWorker(): Promise<SearchOperations> {
  const worker = await startWorker();
  if (worker) {
    const remote = wrap<SearchOperations>(worker);
    // No spread arguments: for older browsers, Babel compiles them to `search.apply(…)`, which Comlink would send to
    // the worker as an operation named `apply`.
    return {
      fetchIndexes: (baseUrl, context) => remote.fetchIndexes(baseUrl, context),
      search: (baseUrl, context, query, options) =>
        remote.search(
          baseUrl,
          context,
          query,
          options.port ? transfer(options, [options.port]) : options,
        ),
    };
  }
  const {SearchWorker} = await import('./SearchWorker');
  console.warn('Search runs on the main thread, because its worker does not start.');
  return new SearchWorker(partitions, OWN_MANIFEST);
}

// Not an async function: Babel rewrites those for old browsers, and bundlers would then resolve the imports in the
// branch on every site instead of only with the hash router.
function connect(): Promise<SearchOperations> {
  // A site with the hash router may be opened from disk, where pages cannot fetch files or start workers.
  if (process.env.SEARCH_HASH_ROUTER) {
    return Promise.all([
      import('./SearchWorker'),
      import('./PackedFiles'),
      import('@generated/docusaurus-search/default/packed-indexes'),
    ]).then(
      ([{SearchWorker}, {PackedFiles}, {default: files}]) =>
        new SearchWorker(partitions, undefined, new PackedFiles(files)),
    );
  }
  return connectWorker();
}

/**
 * Returns the search of this page: in a worker, or on the main thread if workers are blocked.
 *
 * @throws Error if neither script loads; the next call tries again
 */
export function searchWorker(): Promise<SearchOperations> {
  if (connection === undefined) {
    const connecting = connect();
    connection = connecting;
    connecting.catch(() => {
      connection = undefined;
    });
  }
  return connection;
}
