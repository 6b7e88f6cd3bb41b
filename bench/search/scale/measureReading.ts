import {IndexReader, indexFiles} from '../engines/IndexReader';
import type {OpenedIndex, SearchEngine} from '../engines/SearchEngine';
import {askAll} from '../jobs/askAll';
import {bytesInUse} from '../jobs/bytesInUse';
import type {Job} from '../jobs/Job';
import {paste} from '../waiting/measureWaiting';
import {SLOW_4G, VirtualNetwork} from '../waiting/VirtualNetwork';
import {measureCorrections, type Corrections} from './measureCorrections';
import {measureWide, type WideCost} from './measureWide';

export interface Reading {
  /** For each query, milliseconds until its rows are shown, and bytes including the scripts. */
  readonly cold: readonly {readonly rows: number; readonly bytes: number}[];
  /** Milliseconds of CPU time for each key. */
  readonly keys: readonly number[];
  /** Memory in use after the typed queries, in bytes. */
  readonly heap: number;
  readonly topics: readonly (readonly string[])[];
  /** Only measured for our engine. */
  readonly corrections?: Corrections;
  readonly wide?: WideCost;
}

const ROWS = 8;

async function typeKeys(index: OpenedIndex, queries: readonly string[]): Promise<number[]> {
  const keys: number[] = [];
  for (const query of queries)
    for (let length = 1; length <= query.length; length++) {
      const before = process.cpuUsage();
      await askAll(index, [query.slice(0, length)]);
      const {user, system} = process.cpuUsage(before);
      keys.push((user + system) / 1000);
    }
  return keys;
}

export async function measureReading(
  engine: SearchEngine,
  job: Extract<Job, {kind: 'reading'}>,
): Promise<Reading> {
  const {indexDir, scripts, queries, typedQueries, topics, words} = job;
  const files = indexFiles(indexDir, engine.isCode ?? (() => false));
  const open = await engine.load(indexDir);
  const code = scripts.reduce((sum, bytes) => sum + bytes, 0);
  const visit = {scripts, ahead: engine.ahead ?? []};
  const cold: {rows: number; bytes: number}[] = [];
  for (const query of queries) {
    const {rows, bytes} = await paste(
      open,
      new VirtualNetwork(indexDir, files, SLOW_4G),
      query,
      visit,
    );
    cold.push({rows, bytes: bytes + code});
  }
  const empty = bytesInUse();
  const index = await open(new IndexReader(indexDir, files, false));
  const keys = await typeKeys(index, typedQueries);
  const heap = bytesInUse() - empty;
  const found: string[][] = [];
  for (const topic of topics) found.push((await index.search(topic, ROWS)).map(({url}) => url));
  return {
    cold,
    keys,
    heap,
    topics: found,
    ...(job.engine === 'ours' && {
      corrections: await measureCorrections(indexDir, words),
      wide: await measureWide(indexDir),
    }),
  };
}
