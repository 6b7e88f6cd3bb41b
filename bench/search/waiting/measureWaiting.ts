import type {OpenedIndex} from '../engines/SearchEngine';
import {percentile} from '../measure/relevance';
import type {VirtualNetwork} from './VirtualNetwork';

const ROWS = 8;
const PASTED_QUERIES = 20;

/** Files a browser has to download before the engine can run its first search. */
export interface FirstVisit {
  /** Compressed sizes of the scripts in bytes. They load at the same time. */
  readonly scripts: readonly number[];
  /** Files of the index that the page requests while the scripts load. */
  readonly ahead: readonly string[];
}

export type Open = (network: VirtualNetwork) => Promise<OpenedIndex>;

/** Result of a query in a newly opened search box: ms until its rows, and its network use. */
export interface Pasted {
  rows: number;
  requests: number;
  bytes: number;
}

async function openFirst(
  open: Open,
  network: VirtualNetwork,
  {scripts, ahead}: FirstVisit,
): Promise<OpenedIndex> {
  const files = Promise.all(ahead.map((file) => network.read(file)));
  await Promise.all(scripts.map((bytes) => network.loadScript(bytes)));
  const index = await open(network);
  await files;
  return index;
}

export async function paste(
  open: Open,
  network: VirtualNetwork,
  query: string,
  visit: FirstVisit,
): Promise<Pasted> {
  const index = await network.until(openFirst(open, network, visit));
  let rows = Infinity;
  const onRows = (): void => void (rows = Math.min(rows, network.now));
  await network.until(index.search(query, ROWS, {onRows}));
  const {now, requests, bytes} = network;
  return {rows: Math.min(rows, now), requests, bytes};
}

/**
 * Measures the first query of a reader: medians of twenty queries.
 *
 * @param newNetwork returns an unused network
 */
export async function pasteQueries(
  open: Open,
  newNetwork: () => VirtualNetwork,
  queries: readonly string[],
  visit: FirstVisit,
): Promise<Pasted> {
  const pasted: Pasted[] = [];
  for (const query of queries.slice(0, PASTED_QUERIES)) {
    pasted.push(await paste(open, newNetwork(), query, visit));
    // An index of one file is always loaded as a whole, so one query is enough.
    if (pasted.length === 1 && pasted[0]?.requests === 1) break;
  }
  const median = (of: (one: Pasted) => number): number => percentile(pasted.map(of), 0.5);
  return {
    rows: median(({rows}) => rows),
    requests: median(({requests}) => requests),
    bytes: median(({bytes}) => bytes),
  };
}
