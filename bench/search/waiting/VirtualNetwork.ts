import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FileReader, IndexFile} from '../engines/IndexReader';

export interface Network {
  /** Time from a request to the first byte of its response, in ms. */
  readonly roundTrip: number;
  /** Bytes per ms, shared by all active responses. */
  readonly rate: number;
  /** Maximum number of concurrent responses. Further requests wait. */
  readonly connections: number;
  readonly headers: number;
}

/** Slow 4G with HTTP/2, which sends all requests over one connection and compresses headers. */
export const SLOW_4G: Network = {roundTrip: 150, rate: 200, connections: 100, headers: 200};

interface Transfer {
  wait: number;
  left: number;
  arrive: () => void;
}

const SMALLEST = 1e-6;
/** Number of checks without a request or a result after which the engine counts as stuck. */
const MOST_IDLE = 3000;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Delays responses in virtual time, so that a busy machine does not affect the result. */
export class VirtualNetwork implements FileReader {
  now = 0;
  requests = 0;
  /** Bytes of all responses, including headers. */
  bytes = 0;
  #asked = 0;
  #running: Transfer[] = [];
  readonly #queue: Transfer[] = [];
  readonly #known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #sizes: ReadonlyMap<string, number>;

  constructor(
    readonly indexDir: string,
    files: readonly IndexFile[],
    readonly network: Network,
  ) {
    this.#sizes = new Map(files.map((file) => [file.path, file.transferred]));
  }

  /**
   * Reads a file. A repeated read takes no time, because browsers cache the file. Code of the engine also takes no
   * time, because it is already loaded.
   */
  read(file: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#asked++;
    const name = path.posix.normalize(file).replace(/^\/+/, '');
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const coming = this.#fetch(name);
    this.#known.set(name, coming);
    return coming;
  }

  /** Loads a script. It uses bandwidth, but does not count as a file of the index. */
  async loadScript(bytes: number): Promise<void> {
    this.#asked++;
    await this.#transfer(bytes);
  }

  #transfer(bytes: number): Promise<void> {
    return new Promise((resolve) => {
      const left = bytes + this.network.headers;
      this.#queue.push({wait: this.network.roundTrip, left, arrive: resolve});
      this.#start();
    });
  }

  async #fetch(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const content = Uint8Array.from(readFileSync(path.join(this.indexDir, name)));
    const size = this.#sizes.get(name);
    if (size === undefined) return content;
    this.requests++;
    this.bytes += size + this.network.headers;
    await this.#transfer(size);
    return content;
  }

  #start(): void {
    const free = this.network.connections - this.#running.length;
    this.#running.push(...this.#queue.splice(0, free));
  }

  /** Bytes per ms for each response that has started. */
  #share(): number {
    const flowing = this.#running.filter(({wait}) => wait <= SMALLEST).length;
    return this.network.rate / Math.max(1, flowing);
  }

  #pass(): void {
    const share = this.#share();
    const next = this.#running.map(({wait, left}) => (wait > SMALLEST ? wait : left / share));
    const time = Math.min(...next);
    this.now += time;
    for (const transfer of this.#running)
      if (transfer.wait > SMALLEST) transfer.wait -= time;
      else transfer.left -= time * share;
    const isDone = ({wait, left}: Transfer): boolean => wait <= SMALLEST && left <= SMALLEST;
    const done = this.#running.filter(isDone);
    this.#running = this.#running.filter((transfer) => !isDone(transfer));
    this.#start();
    for (const {arrive} of done) arrive();
  }

  async #settle(): Promise<void> {
    for (let before = -1; before !== this.#asked;) {
      before = this.#asked;
      for (let turns = 0; turns < 6; turns++) await turn();
      await moment();
      for (let turns = 0; turns < 3; turns++) await turn();
    }
  }

  /**
   * Advances time until a promise is resolved.
   *
   * @throws Error if it waits for something other than the network
   */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    let isSettled = false;
    const settle = (): void => void (isSettled = true);
    promise.then(settle, settle);
    for (let idle = 0; ;) {
      await this.#settle();
      if (isSettled) return promise;
      if (this.#running.length > 0) this.#pass();
      else if (++idle > MOST_IDLE) throw new Error('bench: the engine is not waiting for a file');
    }
  }
}
