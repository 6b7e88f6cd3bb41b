import type {Worker} from 'node:worker_threads';
import type {Part} from '../../compression/placeParts';
import type {Job, JobResults} from './Job';

interface Waiting {
  job: Job;
  resolve: (result: JobResults[Job['kind']]) => void;
  reject: (error: Error) => void;
}

/** What a job is about, for messages. */
function describe(job: Job): string {
  if (job.kind === 'analyze') return `the pages ${job.sources.map(({url}) => url).join(', ')}`;
  if (job.kind === 'shareTexts') return 'what all texts have in common';
  if (job.kind === 'train') return `the codes of kind ${job.sample.kind}`;
  return `the files ${job.contents.map(({file, number}) => `${file}${number}`).join(', ')}`;
}

/** Bytes that travel alone: a view takes its whole buffer along. */
const alone = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();

const partsForTravel = (parts: readonly Part[]): Part[] =>
  parts.map(({kind, bytes}) => ({kind, bytes: alone(bytes)}));

function forTravel(job: Job): Job {
  if (job.kind === 'pack') {
    const contents = job.contents.map((one) => ({...one, parts: partsForTravel(one.parts)}));
    return {...job, contents};
  }
  if (job.kind !== 'train') return job;
  const contents = job.sample.contents.map(({parts, sharedText}) => ({
    parts: partsForTravel(parts),
    sharedText,
  }));
  return {...job, sample: {...job.sample, contents}};
}

/** One worker and the jobs that it has not answered yet, in the order of its answers. */
class Hand {
  readonly waiting: Waiting[] = [];
  #end: Error | undefined;

  constructor(readonly worker: Worker) {
    worker.on('message', (result: JobResults[Job['kind']]) =>
      this.waiting.shift()?.resolve(result),
    );
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', (code) => this.#fail(new Error(`it ended with code ${code}`)));
  }

  run(job: Job): Promise<JobResults[Job['kind']]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({job, resolve, reject});
      if (this.#end === undefined) this.worker.postMessage(forTravel(job));
      else this.#fail(this.#end);
    });
  }

  #fail(cause: Error): void {
    this.#end ??= cause;
    for (const {job, reject} of this.waiting.splice(0))
      reject(
        new Error(`A thread of the search index failed at ${describe(job)}: ${cause.message}`, {
          cause,
        }),
      );
  }
}

/** Gives each job to the worker that has the fewest. */
export class WorkerPool {
  readonly #hands: Hand[];

  constructor(workers: Worker[]) {
    this.#hands = workers.map((worker) => new Hand(worker));
  }

  run<Kind extends Job['kind']>(job: Extract<Job, {kind: Kind}>): Promise<JobResults[Kind]> {
    const free = this.#hands.reduce((best, hand) =>
      hand.waiting.length < best.waiting.length ? hand : best,
    );
    return free.run(job) as Promise<JobResults[Kind]>;
  }

  async close(): Promise<void> {
    await Promise.all(this.#hands.map(({worker}) => worker.terminate()));
  }
}
