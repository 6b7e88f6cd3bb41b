import {parentPort, workerData} from 'node:worker_threads';
import {encodeCountedPage} from '../pages/countedPage';
import type {AnalysisSettings, PageOutcome} from '../pages/pageAnalysis';
import type {Job, JobResults} from './Job';
import {jobRunner} from './jobRunner';

/** Counted pages travel as bytes: that is far cheaper than copying their arrays. */
const forTravel = (outcome: PageOutcome): PageOutcome =>
  outcome.kind === 'counted' && !(outcome.page instanceof Uint8Array)
    ? {...outcome, page: encodeCountedPage(outcome.page)}
    : outcome;

/** Does the jobs that arrive, one after the other. */
async function work(port: NonNullable<typeof parentPort>): Promise<void> {
  const {settings} = workerData as {settings: AnalysisSettings};
  const run = await jobRunner(settings);
  port.on('message', (job: Job) => {
    const result = run(job);
    port.postMessage(
      job.kind === 'analyze' ? (result as JobResults['analyze']).map(forTravel) : result,
    );
  });
}

if (parentPort === null) throw new Error('buildWorker runs as a worker thread only.');
void work(parentPort);
