import type {OpenedIndex} from '../engines/SearchEngine';
import type {VirtualNetwork} from './VirtualNetwork';

/** Typing speed in ms: from focus to the first letter, from letter to letter, and from query to query. */
const HABITS = {toFirstLetter: 400, betweenLetters: 150, betweenQueries: 1500};
const ROWS = 8;
const PASTED_QUERIES = 20;
const TYPED_QUERIES = 10;

export interface Waiting {
  /** A whole query pasted into a search box that was not used before: time until its rows, and until their excerpts. */
  readonly pasted: {rows: number; excerpts: number; requests: number; bytes: number};
  /** Ten queries letter by letter in one session. */
  readonly typed: {
    /** Time from the last letter of a query to its rows. */
    afterLast: {p50: number; most: number};
    /** Time from the rows to all excerpts. */
    excerpts: {most: number};
    /** Time from a letter to the first rows for it or for a later letter. */
    perLetter: {p50: number; p95: number};
    requests: number;
    bytes: number;
  };
}

/** Files a browser has to download before the engine can run its first search. */
export interface FirstVisit {
  /** Compressed sizes of the scripts in bytes. They load at the same time. */
  readonly scripts: readonly number[];
  /** Files of the index that the page requests while the scripts load. */
  readonly ahead: readonly string[];
}

export type Open = (network: VirtualNetwork) => Promise<OpenedIndex>;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Result of a query in a newly opened search box: ms until its rows and their excerpts, and its network use. */
export interface Pasted {
  rows: number;
  excerpts: number;
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
  return {rows: Math.min(rows, now), excerpts: now, requests, bytes};
}

/**
 * Whether the engine rejected an unfinished query, such as one that ends in a minus. Its error message counts as the
 * answer.
 */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QueryParseError';

/** Types a query. Returns milliseconds until the results of each letter, and until the excerpts of the last one. */
async function type(
  opening: Promise<OpenedIndex>,
  network: VirtualNetwork,
  query: string,
): Promise<{letters: number[]; excerpts: number}> {
  const typedAt: number[] = [];
  const shownAt: number[] = [];
  const running: Promise<void>[] = [];
  let newest = new AbortController();
  let last = 0;
  let failure: Error | undefined;
  for (let length = 1; length <= query.length; length++) {
    newest.abort();
    newest = new AbortController();
    const {signal} = newest;
    last = network.now;
    typedAt.push(last);
    // Rows for a letter also count for all letters typed before it.
    const show = (): void => {
      if (signal.aborted) return;
      while (shownAt.length < length) shownAt.push(network.now);
    };
    const search = async (): Promise<void> => {
      const index = await opening;
      try {
        await index.search(query.slice(0, length), ROWS, {signal, onRows: show});
        show();
      } catch (error) {
        if (isMalformed(error)) show();
        else if (!signal.aborted)
          failure ??= error instanceof Error ? error : new Error(String(error));
      }
    };
    running.push(search());
    if (length < query.length) await network.untilTime(last + HABITS.betweenLetters);
  }
  await network.until(Promise.all(running));
  if (failure !== undefined) throw failure;
  return {
    letters: typedAt.map((typed, place) => (shownAt[place] as number) - typed),
    excerpts: network.now - last,
  };
}

/**
 * Measures how long readers wait for results from an index.
 *
 * @param newNetwork returns an unused network
 * @param queries at least twenty; if there are fewer, all are both pasted and typed
 * @param visit files downloaded before the engine can run; other engines' pages request their index after their scripts
 */
export async function measureWaiting(
  open: Open,
  newNetwork: () => VirtualNetwork,
  queries: readonly string[],
  visit: FirstVisit = {scripts: [], ahead: []},
): Promise<Waiting> {
  const pasted: Pasted[] = [];
  for (const query of queries.slice(0, PASTED_QUERIES)) {
    pasted.push(await paste(open, newNetwork(), query, visit));
    // An index of one file is always loaded as a whole, so one query is enough.
    if (pasted.length === 1 && pasted[0]?.requests === 1) break;
  }
  const network = newNetwork();
  const opening = openFirst(open, network, visit);
  await network.untilTime(HABITS.toFirstLetter);
  const typed: Awaited<ReturnType<typeof type>>[] = [];
  for (const query of queries.slice(0, TYPED_QUERIES)) {
    typed.push(await type(opening, network, query));
    await network.untilTime(network.now + HABITS.betweenQueries);
  }
  const median = (of: (one: Pasted) => number): number => quantile(pasted.map(of), 0.5);
  const afterLast = typed.map(({letters}) => letters.at(-1) ?? 0);
  const perLetter = typed.flatMap(({letters}) => letters);
  return {
    pasted: {
      rows: median(({rows}) => rows),
      excerpts: median(({excerpts}) => excerpts),
      requests: Math.max(...pasted.map(({requests}) => requests)),
      bytes: median(({bytes}) => bytes),
    },
    typed: {
      afterLast: {p50: quantile(afterLast, 0.5), most: Math.max(...afterLast)},
      excerpts: {most: Math.max(...typed.map(({excerpts}) => excerpts))},
      perLetter: {p50: quantile(perLetter, 0.5), p95: quantile(perLetter, 0.95)},
      requests: network.requests,
      bytes: network.bytes,
    },
  };
}
