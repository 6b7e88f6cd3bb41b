/** Longest time in milliseconds for which a query keeps its thread busy. */
const SLICE = 8;

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

  constructor(readonly signal: AbortSignal | undefined) {}

  /** Time since the last pause, in milliseconds. */
  get isDue(): boolean {
    return performance.now() - this.#since > SLICE / 2;
  }

  /** @throws AbortError where the query was cancelled */
  check(): void {
    if (this.signal?.aborted) throw new DOMException('The search was cancelled.', 'AbortError');
  }

  /** Pauses where it is time to. */
  async tick(): Promise<void> {
    if (this.isDue) {
      await pause();
      this.#since = performance.now();
    }
    this.check();
  }
}
