let started: Promise<Worker | undefined> | undefined;

/**
 * Starts the search worker, once for the page. If its script does not load, for example because the
 * network is down, the next call tries again.
 *
 * @returns the worker as soon as its script runs, or undefined if it cannot run here
 */
export function startWorker(): Promise<Worker | undefined> {
  started ??= new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('../worker/search.worker.ts', import.meta.url));
      const fail = (): void => {
        started = undefined;
        resolve(undefined);
      };
      const start = (): void => {
        // From here on, errors arrive with the answers.
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
