import {availableParallelism} from 'node:os';
import {type AnalysisSettings, pageAnalysis} from './analyzePage';
import {type Analyze, WorkerPool} from './WorkerPool';
import {startAll, startWorker, workerFile} from './startWorker';

const MOST_THREADS = 8;

/** Threads that are used where the caller does not say: as many as there are cores, up to eight. */
export const defaultThreads = (): number => Math.min(MOST_THREADS, availableParallelism());

/** Those who read the pages: this thread, or others. The results are the same. */
export interface Workforce {
  /** Batches of pages that are worth having under way at once. */
  ahead: number;
  run: Analyze;
  close: () => Promise<void>;
}

/**
 * @param threads threads beside this one, if there can be so many; with fewer than two all is done in this one
 */
export async function hire(settings: AnalysisSettings, threads: number): Promise<Workforce> {
  const file = threads > 1 ? workerFile() : undefined;
  const workers = file === undefined ? [] : startAll(threads, () => startWorker(file, settings));
  if (workers.length === 0) {
    const analyze = await pageAnalysis(settings);
    return {
      ahead: 1,
      run: (sources) => Promise.resolve(sources.map(analyze)),
      close: () => Promise.resolve(),
    };
  }
  const pool = new WorkerPool(workers);
  return {ahead: workers.length * 3, run: pool.run, close: () => pool.close()};
}
