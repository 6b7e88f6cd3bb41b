import {indexFiles, IndexReader, type IndexFile} from '../engines/IndexReader';
import type {OpenedIndex, SearchEngine} from '../engines/SearchEngine';
import {askAll} from './askAll';
import {bytesInUse} from './bytesInUse';
import type {Job, MeasureReport} from './Job';
import {typeQueries} from './typeQueries';
import {pasteQueries} from '../waiting/measureWaiting';
import {SLOW_4G, VirtualNetwork} from '../waiting/VirtualNetwork';

async function measureHeap(
  open: () => Promise<OpenedIndex>,
  queries: readonly string[],
): Promise<number> {
  const before = bytesInUse();
  const index = await open();
  await askAll(index, queries);
  return bytesInUse() - before;
}

async function collectHits(
  index: OpenedIndex,
  {
    queries,
    rows,
    phaseSeconds,
  }: Pick<Extract<Job, {kind: 'measure'}>, 'queries' | 'rows' | 'phaseSeconds'>,
): Promise<Required<Pick<MeasureReport, 'hits' | 'failures'>>> {
  const hits: Awaited<ReturnType<OpenedIndex['search']>>[] = [];
  const failures: string[] = [];
  const end = performance.now() + phaseSeconds * 1000;
  for (const query of queries) {
    if (performance.now() > end) break;
    try {
      hits.push(await index.search(query, rows));
    } catch (error) {
      hits.push([]);
      failures.push(`${query}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {hits, failures};
}

export async function measureIndex(
  engine: SearchEngine,
  job: Extract<Job, {kind: 'measure'}>,
  report: (result: MeasureReport) => void,
): Promise<void> {
  const files: IndexFile[] = indexFiles(job.indexDir, engine.isCode ?? (() => false));
  const result: MeasureReport = {
    transferred: files.reduce((sum, {transferred}) => sum + transferred, 0),
  };
  report(result);
  const open = await engine.load(job.indexDir);
  result.heap = await measureHeap(
    () => open(new IndexReader(job.indexDir, files, false)),
    job.tenQueries,
  );
  report(result);
  const openInMemory = () => open(new IndexReader(job.indexDir, files, true));
  Object.assign(result, await collectHits(await openInMemory(), job));
  report(result);
  // Collections have no typed queries, because only their relevance is measured.
  if (job.typedQueries.length === 0) return;
  const newNetwork = () => new VirtualNetwork(job.indexDir, files, SLOW_4G);
  result.pasted = await pasteQueries(open, newNetwork, job.queries, {
    scripts: job.scripts,
    ahead: engine.ahead ?? [],
  });
  report(result);
  // Opens the index again, because the first one has already loaded parts for the relevance queries.
  result.keystrokeP99 = await typeQueries(await openInMemory(), job);
  report(result);
}
