import catalog from '@generated/docusaurus-search/default/catalog.json';
import {MANIFEST} from '../../core/format/layout';
import {partitionsFor} from '../../core/partitions/catalog';
import type {AheadMessage} from '../worker/FilesAhead';

/** Longest that a file may take before the worker asks for it itself, in milliseconds. */
const TIMEOUT = 15_000;

let worker: Worker | undefined;
let started: Promise<Worker | undefined> | undefined;
/** Files that were fetched for this worker. */
const fetched = new Set<string>();

/**
 * Starts the search worker, once for the page. If its script does not load, for example because the
 * network is down, the next call tries again.
 *
 * @returns the worker as soon as its script runs, or undefined if it cannot run here
 */
export function startWorker(): Promise<Worker | undefined> {
  started ??= new Promise((resolve) => {
    try {
      const starting = new Worker(
        /* webpackChunkName: "search-worker" */ new URL(
          '../worker/search.worker.ts',
          import.meta.url,
        ),
      );
      worker = starting;
      const fail = (): void => {
        worker = undefined;
        started = undefined;
        fetched.clear();
        resolve(undefined);
      };
      const start = (): void => {
        // From here on, errors arrive with the answers.
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

/** The bytes of a file; undefined where anything is wrong with it. */
async function readBytes(file: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(file, {signal: AbortSignal.timeout(TIMEOUT)});
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    return response.ok && !isPage ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

async function handOver(receiver: Worker, file: string): Promise<void> {
  const bytes = await readBytes(file);
  const message: AheadMessage = {kind: 'file', file, bytes};
  receiver.postMessage(message, bytes ? [bytes] : []);
}

/**
 * Asks for what a first search needs, all of it at once: the worker, and the manifests of the indexes, which the
 * worker could ask for only once its script runs. What was asked for before is not asked for again.
 *
 * @param baseUrl where to search, as for the worker's `fetchIndexes`
 * @param context value of the `ctx` parameter
 * @param query what stands in the field, as long as nothing else asks for its rows: the worker reads what they need
 */
export function turnToSearch(baseUrl: string, context = '', query = ''): void {
  void startWorker();
  // Where authors write, the worker reads the manifest again for each search.
  if (worker === undefined || process.env.NODE_ENV === 'development') return;
  const files = partitionsFor(catalog, baseUrl, context)
    .map(({url}) => url + MANIFEST)
    .filter((file) => !fetched.has(file));
  if (files.length > 0)
    worker.postMessage({kind: 'open', baseUrl, context, files} satisfies AheadMessage);
  for (const file of files) {
    fetched.add(file);
    void handOver(worker, file);
  }
  if (query.trim() !== '')
    worker.postMessage({kind: 'typed', baseUrl, context, query} satisfies AheadMessage);
}
