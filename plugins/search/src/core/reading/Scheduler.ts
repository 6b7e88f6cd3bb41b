/**
 * Time in milliseconds after which a thread pauses. It is a quarter of the intended maximum of 8, because the
 * clock is only checked between batches, and code that runs for the first time is slow.
 */
const BUSY = 2;
const BATCH = 64;
const AT_ONCE = 256;

// Shared by all schedulers, because other tasks wait for the whole thread, not for one query or file.
/** Time at which other tasks last had a chance to run. */
let since = performance.now();
let pausing: Promise<void> | undefined;
let turn: Promise<unknown> = Promise.resolve();

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      since = performance.now();
      pausing = undefined;
      resolve();
    };
    port2.postMessage(0);
  });

/** Pauses long work so that other tasks can run, and stops a query that was aborted. */
export class Scheduler {
  constructor(readonly signal?: AbortSignal) {}

  /**
   * Pauses if a pause is due.
   *
   * @returns a promise to wait for; undefined if there is no pause, which is the normal case
   * @throws the signal's reason if it aborted the query
   */
  tick(): Promise<void> | undefined {
    this.signal?.throwIfAborted();
    if (performance.now() - since < BUSY) return undefined;
    // The first tasks after the pause may use up the time before this task continues.
    return (pausing ??= pause()).then(() => this.tick());
  }

  inTurn<Result>(work: () => Result): Promise<Result> {
    // If no pause is due, the task runs synchronously: while it waited, other tasks could use up its time.
    const next = (): Result | Promise<Result> => this.tick()?.then(work) ?? work();
    const done = turn.then(next, next);
    turn = done;
    return done;
  }

  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    let count = 0;
    for (const item of items) {
      if (count++ % BATCH === 0) await this.tick();
      work(item);
    }
  }

  async all<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = [];
    for (let from = 0; from < items.length; from += AT_ONCE) {
      results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
      await this.tick();
    }
    return results;
  }
}

/** Scheduler for work that later queries can reuse, so that no single query can abort it. */
export const SHARED_SCHEDULER = new Scheduler();
