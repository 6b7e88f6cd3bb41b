/**
 * Time in milliseconds after which a thread pauses: a quarter of the 8 that it may be busy at most,
 * since what is done between two looks at the clock comes on top, and takes longest in new code.
 */
const BUSY = 2;
/** Items that are worked through before the clock is looked at. */
const BATCH = 64;
/** Items that are waited for at once. */
const AT_ONCE = 256;

// Shared by all schedulers, because other tasks wait for the whole thread, not for one query or file.
/** When other tasks last had a chance to run. */
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

/** Pauses long work so that other tasks can run, and ends a query that nobody waits for any more. */
export class Scheduler {
  constructor(readonly signal?: AbortSignal) {}

  /**
   * Pauses if it is time to.
   * @returns what to wait for; nothing if there is no pause, which is nearly always
   * @throws the reason of the signal where it cancelled the query
   */
  tick(): Promise<void> | undefined {
    this.signal?.throwIfAborted();
    if (performance.now() - since < BUSY) return undefined;
    // The first tasks after the pause may use up the time again.
    return (pausing ??= pause()).then(() => this.tick());
  }

  /** Does something after all that came before, with a pause where it is time to. */
  inTurn<Result>(work: () => Result): Promise<Result> {
    // Without a pause it works at once: while it waited, others would count on the same time.
    const next = (): Result | Promise<Result> => this.tick()?.then(work) ?? work();
    const done = turn.then(next, next);
    turn = done;
    return done;
  }

  /** Does something with each item, and pauses where it is time to. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    let count = 0;
    for (const item of items) {
      if (count++ % BATCH === 0) await this.tick();
      work(item);
    }
  }

  /** Maps items with an asynchronous function, many at once and with pauses. */
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

/** For work that later queries can use too, so that no single query may cancel it. */
export const SHARED_SCHEDULER = new Scheduler();
