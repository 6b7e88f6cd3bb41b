import {parentPort, workerData} from 'node:worker_threads';
import {type AnalysisSettings, type HtmlPage, pageAnalysis, type PageOutcome} from './analyzePage';
import {encodeCountedPage} from './countedPage';

/** Counted pages travel as bytes: that is far cheaper than copying their arrays. */
const forTravel = (outcome: PageOutcome): PageOutcome =>
  outcome.kind === 'counted' && !(outcome.page instanceof Uint8Array)
    ? {...outcome, page: encodeCountedPage(outcome.page)}
    : outcome;

/** Analyses the pages that arrive, one batch after the other. */
async function work(port: NonNullable<typeof parentPort>): Promise<void> {
  const {settings} = workerData as {settings: AnalysisSettings};
  const analyze = await pageAnalysis(settings);
  port.on('message', (sources: HtmlPage[]) =>
    port.postMessage(sources.map((source) => forTravel(analyze(source)))),
  );
}

if (parentPort === null) throw new Error('buildWorker runs as a worker thread only.');
void work(parentPort);
