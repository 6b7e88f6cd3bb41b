import {indexFiles, IndexReader, type IndexFile} from '../engines/IndexReader';
import type {OpenedIndex, SearchEngine} from '../engines/SearchEngine';
import {askAll} from './askAll';
import {bytesInUse} from './bytesInUse';
import type {Job, MeasureReport} from './Job';
import {measureBlocks} from './measureBlocks';
import {typeQueries} from './typeQueries';
import {measureWaiting} from '../waiting/measureWaiting';
import {type NetworkName, NETWORKS, VirtualNetwork} from '../waiting/VirtualNetwork';

async function measureHeap(
  open: (reader: IndexReader) => Promise<OpenedIndex>,
  newReader: () => IndexReader,
  queries: readonly string[],
): Promise<Required<Pick<MeasureReport, 'heap' | 'readyMs'>>> {
  const before = bytesInUse();
  const start = performance.now();
  const index = await open(newReader());
  const readyMs = performance.now() - start;
  const afterLoad = bytesInUse() - before;
  await askAll(index, queries);
  return {readyMs, heap: {afterLoad, afterTenQueries: bytesInUse() - before}};
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

/** Measures a built index, and reports the results so far after every step. */
export async function measureIndex(
  engine: SearchEngine,
  job: Extract<Job, {kind: 'measure'}>,
  report: (result: MeasureReport) => void,
): Promise<void> {
  const files: IndexFile[] = indexFiles(job.indexDir, engine.isCode ?? (() => false));
  const result: MeasureReport = {
    files: {
      count: files.length,
      bytes: files.reduce((sum, {bytes}) => sum + bytes, 0),
      transferred: files.reduce((sum, {transferred}) => sum + transferred, 0),
    },
  };
  report(result);
  const open = await engine.load(job.indexDir);
  const newReader = () => new IndexReader(job.indexDir, files, false);
  Object.assign(result, await measureHeap(open, newReader, job.tenQueries));
  report(result);
  const openInMemory = () => open(new IndexReader(job.indexDir, files, true));
  Object.assign(result, await collectHits(await openInMemory(), job));
  report(result);
  // A collection is only measured for relevance.
  if (job.typedQueries.length === 0) return;
  for (const name of Object.keys(NETWORKS) as NetworkName[]) {
    const newNetwork = () => new VirtualNetwork(job.indexDir, files, NETWORKS[name]);
    const waiting = await measureWaiting(open, newNetwork, job.queries, {
      scripts: job.scripts,
      ahead: engine.ahead ?? [],
    });
    result.waiting = {...result.waiting, [name]: waiting};
    report(result);
  }
  if (engine.hasOperators) {
    const end = performance.now() + job.phaseSeconds * 1000;
    result.blocks = await measureBlocks(await openInMemory(), end);
    report(result);
  }
  // Opens the index again, because after the relevance queries it has already loaded the parts that these queries need.
  result.keystrokes = await typeQueries(await openInMemory(), job);
  report(result);
}
