import type {Partition, Scope} from '../core/partitions';
import {type Answer, type Failure, isFailure} from './Answer';
import {hasAllWords, hasTag, isNameLike, mayBeName} from './nameQuery';
import type {SearchOperations} from './SearchWorker';
import {workerCalls} from './workerCalls';

/** Time after which a search that has no rows yet is slow, in milliseconds. */
const SLOW_AFTER = 800;
/** Time without input after which the reader seems to have typed the whole query, in milliseconds. */
const PAUSE = 500;
const SITE_LIMIT = 5;

export interface Input extends Scope {
  query: string;
  tag: string;
}

export interface Group {
  partition: Partition;
  answer: Answer | 'failed';
}

export type Elsewhere = [scope: Scope, counts: Answer['counts']];

export interface Found {
  input: Input;
  pages: Answer;
  /** Documents found by name, such as those of an API; `pending` while they load. */
  names: Group[] | 'pending';
  isNamesFirst: boolean;
  sites: Group[];
  /** Other scopes that have hits. These hits are only counted if the search itself finds nothing. */
  elsewhere: Elsewhere[];
}

/**
 * - `idle`: the query is empty.
 * - `typing`: a search has started. Rows of an earlier search may still be visible.
 * - `slow`: there have been no rows for longer than 800 ms.
 * - `partial`: rows without excerpts or documents found by name.
 * - `complete`: all rows of this site.
 */
export type Status = 'idle' | 'typing' | 'slow' | 'partial' | 'complete' | 'failed';

/** Rows of an older input stay until there are new ones. */
export interface Snapshot {
  status: Status;
  input: Input;
  limit: number;
  /** Whether the search is complete and the reader has stopped typing. */
  isSettled: boolean;
  found?: Found | undefined;
  failure?: Failure | undefined;
}

export interface Dependencies {
  worker: () => Promise<SearchOperations>;
  partitions: readonly Partition[];
  input: Input;
  limit: number;
  excerptLength?: number;
  /** Calls a function after a delay. Returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Calls a function when the network is back. Returns a function that stops listening. */
  onOnline: (run: () => void) => () => void;
  /** Returns the scopes in which to count hits if the search finds nothing. */
  others: (input: Input) => Scope[];
  /** Called once for each input, when its search is complete and the reader has stopped typing. */
  onSettled: (found: Found) => void;
  restored?: Snapshot | undefined;
}

export interface Session {
  choose: (part: Partial<Input>) => void;
  more: () => void;
  /** Searches again after a failure or while the search is slow. Failed files are requested without the cache. */
  retry: () => void;
  /** Starts the search when the first listener subscribes, and stops it when the last one unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => Snapshot;
}

const isEmpty = ({query, tag}: Input): boolean => query.trim() === '' && tag === '';

const isSameInput = (one: Input, other: Input): boolean =>
  (Object.keys(one) as (keyof Input)[]).every((key) => one[key] === other[key]);

/**
 * Creates a search session. It contains all states and their transitions, and uses neither React nor the DOM.
 */
export function createSession({worker, partitions, limit, ...outside}: Dependencies): Session {
  const {fetchIndexes, search} = workerCalls(worker);
  let snapshot: Snapshot = outside.restored ?? {
    status: isEmpty(outside.input) ? 'idle' : 'typing',
    input: outside.input,
    limit,
    isSettled: false,
  };
  const listeners = new Set<() => void>();
  let running = new AbortController();
  let hasStoppedTyping = false;
  let endPause = (): void => {};
  let stopListening = (): void => {};
  let lastSettled: Input | undefined;

  function publish(change: Partial<Snapshot>): void {
    snapshot = {...snapshot, ...change};
    for (const listener of listeners) listener();
  }

  const {excerptLength} = outside;
  const pageOptions = () => ({
    limit: snapshot.limit,
    ...(excerptLength !== undefined && {excerptLength}),
  });

  function begin(isRetry = false): void {
    running.abort();
    running = new AbortController();
    publish({status: 'typing', failure: undefined});
    void run(running.signal, isRetry);
  }

  async function run(signal: AbortSignal, isRetry: boolean): Promise<void> {
    const {input, found: before} = snapshot;
    const known = before?.input === input && before.names !== 'pending' ? before : undefined;
    const nameIndexes = known ? [] : nameIndexesFor(input);
    let held: Answer | undefined;

    const show = (
      pages: Answer,
      names: Found['names'],
      status: Status,
      isNamesFirst = false,
    ): void => {
      publish({
        status,
        found: {
          ...{input, pages, names, isNamesFirst, sites: [], elsewhere: []},
          ...(known && {...known, pages}),
        },
      });
    };
    /** Holds page results back while documents found by name may still rank above them. */
    const showEarly = (pages: Answer): void => {
      const isBehind = nameIndexes.length > 0 && (!hasAllWords(pages) || isNameLike(input.query));
      if (isBehind && snapshot.status === 'typing') held = pages;
      else show(pages, nameIndexes.length > 0 ? 'pending' : [], 'partial');
    };
    const cancelSlow = outside.after(SLOW_AFTER, () => {
      if (held && held.hits.length > 0) show(held, 'pending', 'partial');
      else if (snapshot.status === 'typing') publish({status: 'slow'});
    });
    signal.addEventListener('abort', cancelSlow);

    if (isRetry) {
      const failure = await fetchIndexes(input);
      if (signal.aborted) return;
      if (failure) return fail(failure);
    }
    const pages = await search(input, pageOptions(), signal, showEarly);
    if (signal.aborted) return;
    if (isFailure(pages)) return fail(pages);
    if (nameIndexes.length > 0) showEarly(pages);
    const names = await Promise.all(nameIndexes.map((partition) => searchName(partition, signal)));
    if (signal.aborted) return;
    cancelSlow();
    const isFirst =
      held !== undefined &&
      snapshot.status !== 'partial' &&
      names.some(({answer}) => answer !== 'failed' && hasAllWords(answer));
    show(pages, names, 'complete', isFirst);
    settle();
  }

  const nameIndexesFor = (input: Input): Partition[] =>
    mayBeName(input)
      ? partitions.filter(({kind, context}) => kind === 'names' && input.context !== `-${context}`)
      : [];

  async function searchName(partition: Partition, signal: AbortSignal): Promise<Group> {
    const query = {...snapshot.input, context: partition.context};
    const answer = await search(query, pageOptions(), signal);
    if (!isFailure(answer)) return {partition, answer};
    if (!signal.aborted)
      console.warn(`"${partition.label}" cannot be searched: ${answer.failure} ${answer.file}`);
    return {partition, answer: 'failed'};
  }

  function fail(failure: Failure): void {
    running.abort();
    publish({status: 'failed', failure, found: undefined});
  }

  /** Runs once a search is complete and the reader has stopped typing. Keeps what an earlier search already found. */
  function settle(): void {
    const {status, found, input} = snapshot;
    if (status !== 'complete' || !hasStoppedTyping || found === undefined) return;
    if (lastSettled !== input) {
      lastSettled = input;
      publish({isSettled: true});
      outside.onSettled(found);
    }
    const {signal} = running;
    if (input.context === '' && !hasTag(input))
      for (const partition of partitions)
        if (
          partition.kind === 'site' &&
          !found.sites.some((group) => group.partition === partition)
        )
          void searchSite(partition, signal);
    const names = found.names === 'pending' ? [] : found.names;
    const isNothing = [found.pages, ...names.map(({answer}) => answer)].every(
      (answer) => answer === 'failed' || (answer.total === 0 && answer.error === undefined),
    );
    if (isNothing && found.elsewhere.length === 0)
      for (const scope of outside.others(input)) void count(scope, signal);
  }

  async function searchSite(partition: Partition, signal: AbortSignal): Promise<void> {
    const answer = await search(
      {...snapshot.input, context: partition.context},
      {limit: SITE_LIMIT},
      signal,
    );
    if (signal.aborted || !snapshot.found) return;
    // Ignore a syntax error, because it is already reported above the site's own results.
    if (!isFailure(answer) && answer.error) return;
    const group: Group = {partition, answer: isFailure(answer) ? 'failed' : answer};
    const sites = [...snapshot.found.sites, group];
    sites.sort((a, b) => partitions.indexOf(a.partition) - partitions.indexOf(b.partition));
    publish({found: {...snapshot.found, sites}});
  }

  async function count(scope: Scope, signal: AbortSignal): Promise<void> {
    // Only the counts are used, so one row is enough.
    const answer = await search({...snapshot.input, ...scope}, {limit: 1}, signal);
    if (signal.aborted || isFailure(answer) || answer.isRelaxed || !snapshot.found) return;
    const elsewhere = [...snapshot.found.elsewhere, [scope, answer.counts] satisfies Elsewhere];
    publish({found: {...snapshot.found, elsewhere}});
  }

  function restartPause(): void {
    endPause();
    hasStoppedTyping = false;
    endPause = outside.after(PAUSE, () => {
      hasStoppedTyping = true;
      settle();
    });
  }

  function choose(part: Partial<Input>): void {
    const input = {...snapshot.input, ...part};
    if (isSameInput(input, snapshot.input)) return;
    running.abort();
    endPause();
    if (isEmpty(input)) {
      publish({...{input, limit, status: 'idle', isSettled: false}, ...NOTHING_FOUND});
      return;
    }
    publish({input, limit, isSettled: false, status: 'typing', failure: undefined});
    if (listeners.size === 0) return;
    restartPause();
    begin();
  }

  function more(): void {
    if (snapshot.status === 'idle' || snapshot.status === 'failed') return;
    publish({limit: snapshot.limit + limit});
    begin();
  }

  function retry(): void {
    if (snapshot.status === 'slow' || snapshot.status === 'failed') begin(true);
  }

  function start(): void {
    stopListening = outside.onOnline(retry);
    const {status} = snapshot;
    if (status === 'idle' || status === 'failed') return;
    restartPause();
    if (status !== 'complete') begin();
  }

  function stop(): void {
    stopListening();
    endPause();
    running.abort();
  }

  return {
    choose,
    more,
    retry,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

const NOTHING_FOUND = {found: undefined, failure: undefined};
