import {ScriptAddress} from './ScriptAddress';

/** Address of the worker's script. */
export const workerAddress = (): string =>
  new ScriptAddress(new URL('../../worker/search.worker.ts', import.meta.url)).href;

let started: Promise<Worker | undefined> | undefined;

/**
 * Starts the search worker, once for the page. Where its script does not load, as for want of a
 * network, the next call tries again.
 *
 * @returns the worker as soon as its script runs, or undefined where it cannot run here
 */
export function startWorker(): Promise<Worker | undefined> {
  started ??= new Promise((resolve) => {
    try {
      const worker = new Worker(workerAddress());
      const fail = (): void => {
        started = undefined;
        resolve(undefined);
      };
      const start = (): void => {
        // What goes wrong from here on is told with the answer.
        worker.removeEventListener('error', fail);
        resolve(worker);
      };
      worker.addEventListener('message', start, {once: true});
      worker.addEventListener('error', fail, {once: true});
    } catch (error) {
      console.warn('Workers are blocked here.', error);
      resolve(undefined);
    }
  });
  return started;
}
