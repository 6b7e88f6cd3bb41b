import {Worker} from 'node:worker_threads';
import {type HtmlPage, type PageOutcome, type AnalysisSettings, pageAnalysis} from './analyzePage';
import {availableParallelism} from 'node:os';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {PLUGIN_NAME} from '../../names';

/** Turns pages into counts, in this thread or in another one. */
export type Analyze = (sources: HtmlPage[]) => Promise<PageOutcome[]>;

interface Waiting {
  sources: HtmlPage[];
  resolve: (outcomes: PageOutcome[]) => void;
  reject: (error: Error) => void;
}

/** One worker and the pages that it has not answered yet, in the order of its answers. */
class PoolWorker {
  readonly waiting: Waiting[] = [];
  #end: Error | undefined;

  constructor(readonly worker: Worker) {
    worker.on('message', (outcomes: PageOutcome[]) => this.waiting.shift()?.resolve(outcomes));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`it ended with code ${code}`)));
  }

  run(sources: HtmlPage[]): Promise<PageOutcome[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({sources, resolve, reject});
      if (this.#end === undefined) this.worker.postMessage(sources);
      else this.#fail(this.#end);
    });
  }

  #fail(cause: Error): void {
    this.#end ??= cause;
    for (const {sources, reject} of this.waiting.splice(0)) {
      const pages = sources.map(({url}) => url).join(', ');
      const message = `${PLUGIN_NAME}: a thread failed at the pages ${pages}: ${cause.message}`;
      reject(new Error(message, {cause}));
    }
  }
}

/** Gives pages to the worker that has the fewest. */
export class WorkerPool {
  readonly #workers: PoolWorker[];

  constructor(workers: Worker[]) {
    this.#workers = workers.map((worker) => new PoolWorker(worker));
  }

  run: Analyze = (sources) => {
    const free = this.#workers.reduce((best, one) =>
      one.waiting.length < best.waiting.length ? one : best,
    );
    return free.run(sources);
  };

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(({worker}) => worker.terminate()));
  }
}

const MOST_THREADS = 8;

/** Threads to use by default: as many as there are cores, up to eight. */
export const defaultThreads = (): number => Math.min(MOST_THREADS, availableParallelism());

/** Analyses pages in this thread or in others. The results are the same. */
export interface PageAnalyzer {
  /** Batches of pages to start at once. */
  ahead: number;
  run: Analyze;
  close: () => Promise<void>;
}

/**
 * @param threads threads to start beside this one, or fewer if the machine has no more; below two, this one does all the work
 */
export async function startAnalyzer(
  settings: AnalysisSettings,
  threads: number,
): Promise<PageAnalyzer> {
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

/** Where the worker is, seen from the source and from each bundle of the package. */
const PLACES = ['buildWorker.ts', 'build/buildWorker.js', '../build/buildWorker.js'];

/**
 * The file that builds in a thread of its own, if it is where the package has it.
 * @param from folder of the source, or of the bundle that this is part of
 */
export function workerFile(from = __dirname): string | undefined {
  return PLACES.map((place) => path.join(from, place)).find((file) => existsSync(file));
}

/** Whether the machine, or the limit of a container, lets this process have no more threads. */
const isOutOfThreads = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_INIT_FAILED';

/**
 * Starts as many threads as are wanted, or as there can be: fewer do the same. Were it to fail
 * instead, those that were started before would keep the process alive for ever.
 */
export function startAll<Thread>(wanted: number, start: () => Thread): Thread[] {
  const threads: Thread[] = [];
  try {
    while (threads.length < wanted) threads.push(start());
  } catch (error) {
    if (!isOutOfThreads(error)) throw error;
  }
  return threads;
}

/** Runs a TypeScript file: workers cannot load one themselves. */
const FROM_SOURCE = `
  const {workerData: {jiti, file}} = require('node:worker_threads');
  void require(jiti).createJiti(file).import(file);
`;

/** @param file the worker, as TypeScript source or as built JavaScript */
export function startWorker(file: string, settings: AnalysisSettings): Worker {
  if (!file.endsWith('.ts')) return new Worker(file, {workerData: {settings}});
  const jiti = createRequire(file).resolve('jiti');
  return new Worker(FROM_SOURCE, {eval: true, workerData: {settings, jiti, file}});
}
