import {availableParallelism} from 'node:os';
import type {AnalysisSettings} from '../pages/pageAnalysis';
import type {Job, JobResults, RunJob} from './Job';
import {jobRunner} from './jobRunner';
import {startAll} from './startAll';
import {startWorker} from './startWorker';
import {workerFile} from './workerFile';
import {WorkerPool} from './WorkerPool';

const MOST_THREADS = 8;

/** Threads that are used where the caller does not say: as many as there are cores, up to eight. */
export const defaultThreads = (): number => Math.min(MOST_THREADS, availableParallelism());

/** Those who do the jobs of a build: this thread, or others. The results are the same. */
export interface Workforce {
  /** Jobs that are worth having under way at once. */
  ahead: number;
  run: RunJob;
  close: () => Promise<void>;
}

/**
 * @param threads threads beside this one, if there can be so many; with fewer than two all is done in this one
 */
export async function hire(settings: AnalysisSettings, threads: number): Promise<Workforce> {
  const file = threads > 1 ? workerFile() : undefined;
  const workers = file === undefined ? [] : startAll(threads, () => startWorker(file, settings));
  if (workers.length === 0) {
    const run = await jobRunner(settings);
    return {
      ahead: 1,
      // eslint-disable-next-line @typescript-eslint/require-await -- as if another thread did it
      run: async <Kind extends Job['kind']>(job: Extract<Job, {kind: Kind}>) =>
        run(job) as JobResults[Kind],
      close: () => Promise.resolve(),
    };
  }
  const pool = new WorkerPool(workers);
  return {ahead: workers.length * 3, run: (job) => pool.run(job), close: () => pool.close()};
}
