import partitions from '@generated/docusaurus-search/default/partitions.json';
import {partitionsFor, type Scope} from '../core/partitions';
import {OWN_MANIFEST} from './ownManifest';
import type {Prefetch} from './SearchWorker';

/** Time limit in milliseconds, after which the worker requests the file itself. */
const TIMEOUT = 15_000;

let worker: Worker | undefined;
let started: Promise<Worker | undefined> | undefined;
const requested = new Set<string>();

/**
 * Starts the search worker once for the page. If its script does not load, the next call tries again.
 *
 * @returns the worker as soon as its script runs, or undefined if it cannot run here
 */
export function startWorker(): Promise<Worker | undefined> {
  started ??= new Promise((resolve) => {
    try {
      const starting = new Worker(
        /* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url),
        {name: OWN_MANIFEST},
      );
      worker = starting;
      const fail = (): void => {
        worker = undefined;
        started = undefined;
        requested.clear();
        resolve(undefined);
      };
      const start = (): void => {
        // From here on, the worker reports errors in its answers.
        starting.removeEventListener('error', fail);
        resolve(starting);
      };
      starting.addEventListener('message', start, {once: true});
      starting.addEventListener('error', fail, {once: true});
    } catch (error) {
      console.warn('Workers are blocked here.', error);
      resolve(undefined);
    }
  });
  return started;
}

/** Fetches a file. Returns undefined on failure, because the worker requests the file again and reports the error. */
async function fetchFile(file: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(file, {signal: AbortSignal.timeout(TIMEOUT)});
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return response.ok && !isPage ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

async function deliver(receiver: Worker, file: string): Promise<void> {
  const bytes = await fetchFile(file);
  receiver.postMessage({file, bytes} satisfies Prefetch, bytes ? [bytes] : []);
}

/**
 * Requests what a first search needs, all at once: the worker's script, and the manifests of the indexes, which the
 * worker could otherwise request only once its script runs. Nothing is requested twice.
 *
 * @param query text typed before the script of the suggestions loaded. The worker also loads the files for the rows of
 * this text
 */
export function prefetchSearch(scope: Scope, query = ''): void {
  if (process.env.SEARCH_HASH_ROUTER) return;
  void startWorker();
  // On the development server, the worker reads the manifest again for each search, so prefetching it is useless.
  if (worker === undefined || process.env.NODE_ENV === 'development') return;
  const files = partitionsFor(partitions, scope)
    .map(({url}) => url + OWN_MANIFEST)
    .filter((file) => !requested.has(file));
  if (files.length > 0 || query.trim() !== '')
    worker.postMessage({...scope, files, query} satisfies Prefetch);
  for (const file of files) {
    requested.add(file);
    void deliver(worker, file);
  }
}
