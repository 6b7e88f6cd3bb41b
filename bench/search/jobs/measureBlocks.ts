import type {OpenedIndex} from '../engines/SearchEngine';
import {askAll} from './askAll';
import type {MeasureReport} from './Job';

/** Queries that match thousands of words in any large documentation. */
const WIDE_QUERIES = ['*e*', 'open~2', 'title:a* content:s*', '+s* -t*'];
const REPEATS = 3;

/** Longest time in milliseconds for which other tasks of the thread must wait. */
async function longestBlock(work: () => Promise<void>): Promise<number> {
  const {port1, port2} = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  port1.onmessage = () => {
    look();
    port2.postMessage(0);
  };
  port2.postMessage(0);
  await work();
  look();
  port1.close();
  return longest;
}

/**
 * Measures how long queries with operators block a thread. Each query runs several times and its shortest time counts,
 * because other processes also cause delays.
 */
export async function measureBlocks(
  index: OpenedIndex,
  end: number,
): Promise<NonNullable<MeasureReport['blocks']>> {
  const blocks: {query: string; ms: number}[] = [];
  for (const query of WIDE_QUERIES) {
    let ms = Infinity;
    for (let repeat = 0; repeat < REPEATS && performance.now() < end; repeat++)
      ms = Math.min(ms, await longestBlock(() => askAll(index, [query])));
    if (ms < Infinity) blocks.push({query, ms});
  }
  return blocks;
}
