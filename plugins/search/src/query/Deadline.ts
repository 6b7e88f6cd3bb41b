/** Longest time in milliseconds for which a query keeps its thread busy. */
const LONGEST_WORK = 8;
/** Items that are worked through, or waited for at once, before the clock is looked at. */
const BATCH = 256;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });

/** Lets other tasks run now and then, and ends a query that nobody waits for any more. */
export class Deadline {
  #since = performance.now();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(readonly signal?: AbortSignal) {}

  /**
   * Pauses where it is time to.
   * @returns what to wait for; nothing where there is no pause, which is nearly always
   * @throws the reason of the signal where it cancelled the query
   */
  tick(): Promise<void> | undefined {
    this.signal?.throwIfAborted();
    if (performance.now() - this.#since <= LONGEST_WORK / 2) return undefined;
    return pause().then(() => {
      this.#since = performance.now();
      this.signal?.throwIfAborted();
    });
  }

  /** Does something after all that came before, with a pause where it is time to. */
  inTurn<Result>(work: () => Result): Promise<Result> {
    const next = async (): Promise<Result> => {
      await this.tick();
      return work();
    };
    const turn = this.#turn.then(next, next);
    this.#turn = turn;
    return turn;
  }

  /** Does something with each item, and pauses where it is time to. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    let count = 0;
    for (const item of items) {
      if (count++ % BATCH === 0) await this.tick();
      work(item);
    }
  }

  /** What becomes of each item, many at once, with pauses where it is time to. */
  async all<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
  ): Promise<Result[]> {
    const results: Result[] = [];
    for (let from = 0; from < items.length; from += BATCH) {
      results.push(...(await Promise.all(items.slice(from, from + BATCH).map(work))));
      await this.tick();
    }
    return results;
  }
}
