import {ScriptAddress} from './ScriptAddress';

/** Address of the worker's script. */
export const workerAddress = (): string =>
  new ScriptAddress(new URL('../worker/search.worker.ts', import.meta.url)).href;

let started: Promise<Worker | undefined> | undefined;

/**
 * Starts the search worker, once for the page.
 *
 * @returns the worker as soon as its script runs, or undefined where it cannot run here
 */
export function startWorker(): Promise<Worker | undefined> {
  started ??= new Promise((resolve) => {
    try {
      const worker = new Worker(workerAddress());
      worker.addEventListener('message', () => resolve(worker), {once: true});
      worker.addEventListener(
        'error',
        () => {
          if (navigator.onLine) {
            console.warn('Search runs on the main thread, because its worker does not start.');
          }
          resolve(undefined);
        },
        {once: true},
      );
    } catch (error) {
      console.warn('Search runs on the main thread, because workers are blocked here.', error);
      resolve(undefined);
    }
  });
  return started;
}

/** Lets the next start begin anew, after one that failed for want of a network. */
export function forgetWorker(): void {
  started = undefined;
}
