import type {Worker} from 'node:worker_threads';
import type {HtmlPage, PageOutcome} from './analyzePage';

/** Turns pages into counts, in this thread or in another one. */
export type Analyze = (sources: HtmlPage[]) => Promise<PageOutcome[]>;

interface Waiting {
  sources: HtmlPage[];
  resolve: (outcomes: PageOutcome[]) => void;
  reject: (error: Error) => void;
}

/** One worker and the pages that it has not answered yet, in the order of its answers. */
class Hand {
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
      const message = `A thread of the search index failed at the pages ${pages}: ${cause.message}`;
      reject(new Error(message, {cause}));
    }
  }
}

/** Gives pages to the worker that has the fewest. */
export class WorkerPool {
  readonly #hands: Hand[];

  constructor(workers: Worker[]) {
    this.#hands = workers.map((worker) => new Hand(worker));
  }

  run: Analyze = (sources) => {
    const free = this.#hands.reduce((best, hand) =>
      hand.waiting.length < best.waiting.length ? hand : best,
    );
    return free.run(sources);
  };

  async close(): Promise<void> {
    await Promise.all(this.#hands.map(({worker}) => worker.terminate()));
  }
}
