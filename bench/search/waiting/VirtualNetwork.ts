import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FileReader, IndexFile} from '../engines/IndexReader';

/** What a connection is like. */
export interface Network {
  /** From a request to the first byte of its answer, in ms. */
  readonly roundTrip: number;
  /** Bytes per ms, which all answers share that are under way. */
  readonly rate: number;
  /** Answers that may be under way at once; what is asked beyond waits. */
  readonly connections: number;
  /** Bytes of the headers of each answer. */
  readonly headers: number;
}

/** Connections that readers have: HTTP/1.1 has six with whole headers, HTTP/2 one for all with short ones. */
export const NETWORKS = {
  'slow 4G, HTTP/1.1': {roundTrip: 150, rate: 200, connections: 6, headers: 600},
  'slow 4G, HTTP/2': {roundTrip: 150, rate: 200, connections: 100, headers: 200},
  'fast 4G, HTTP/2': {roundTrip: 60, rate: 1125, connections: 100, headers: 200},
  'far host, HTTP/2': {roundTrip: 250, rate: 2500, connections: 100, headers: 200},
} as const satisfies Record<string, Network>;
export type NetworkName = keyof typeof NETWORKS;

/** An answer that is under way. */
interface Transfer {
  /** Until its first byte, in ms. */
  wait: number;
  /** Bytes that are still to come. */
  left: number;
  arrive: () => void;
}

const SMALLEST = 1e-6;
/** Looks at an engine that is idle, before it is taken for one that waits for ever. */
const MOST_IDLE = 3000;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Answers requests after a time that is counted, not waited for: a busy machine changes nothing. */
export class VirtualNetwork implements FileReader {
  /** Virtual time, in ms. */
  now = 0;
  requests = 0;
  /** Bytes of all answers, headers included. */
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

  /** Reads a file, which comes once: a browser keeps it. Code of the engine is there already. */
  read(file: string): Promise<Uint8Array<ArrayBuffer>> {
    this.#asked++;
    const name = path.posix.normalize(file).replace(/^\/+/, '');
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const coming = this.#fetch(name);
    this.#known.set(name, coming);
    return coming;
  }

  /** Loads a script, which takes its share of the line, and is neither a file of the index nor counted as one. */
  async loadScript(bytes: number): Promise<void> {
    this.#asked++;
    await this.#transfer(bytes);
  }

  /** Waits until so many bytes have come. */
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

  /** Bytes per ms that each answer gets whose first byte has come. */
  #share(): number {
    const flowing = this.#running.filter(({wait}) => wait <= SMALLEST).length;
    return this.network.rate / Math.max(1, flowing);
  }

  /** Lets time pass to the next moment at which something changes, `most` ms at most. */
  #pass(most: number): void {
    const share = this.#share();
    const next = this.#running.map(({wait, left}) => (wait > SMALLEST ? wait : left / share));
    const time = Math.min(most, ...next);
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

  /** Lets the engine work until it asks for nothing more. */
  async #settle(): Promise<void> {
    for (let before = -1; before !== this.#asked;) {
      before = this.#asked;
      for (let turns = 0; turns < 6; turns++) await turn();
      await moment();
      for (let turns = 0; turns < 3; turns++) await turn();
    }
  }

  /**
   * Lets time pass until a promise is kept.
   * @throws Error where it waits for nothing that comes over the network
   */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    let isSettled = false;
    const settle = (): void => void (isSettled = true);
    promise.then(settle, settle);
    for (let idle = 0; ;) {
      await this.#settle();
      if (isSettled) return promise;
      if (this.#running.length > 0) this.#pass(Infinity);
      else if (++idle > MOST_IDLE) throw new Error('bench: the engine waits for no file');
    }
  }

  /** Lets time pass until a moment, in ms. */
  async untilTime(time: number): Promise<void> {
    for (;;) {
      await this.#settle();
      if (this.#running.length === 0 || this.now >= time - SMALLEST) break;
      this.#pass(time - this.now);
    }
    this.now = Math.max(this.now, time);
  }
}
