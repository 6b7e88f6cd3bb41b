import type {IndexFailure} from './searchAnswer';

/** Longest that one file may take to arrive, in milliseconds. */
const TIMEOUT = 15_000;

/** How long a file is waited for once another one has hung, in milliseconds, before it is asked for again. */
const WAIT_AFTER_HANG = 2_000;

/** A file of the index that could not be had. */
export class IndexFileError extends Error {
  constructor(
    readonly failure: IndexFailure,
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: ${failure}`, options);
  }
}

/** How far the browser's cache is believed: as it says, only after asking the server, or not at all. */
export type Trust = 'default' | 'no-cache' | 'reload';

/** A request that has had no answer yet. */
interface Waiting {
  since: number;
  /** Asks again, and keeps the first request or gives it up as well. */
  askAgain: (first: 'kept' | 'given up') => void;
}

function checkResponse(file: string, response: Response): void {
  if (!response.ok)
    throw new IndexFileError([404, 410].includes(response.status) ? 'missing' : 'server', file);
  // Hosts that answer every unknown path with a page say 200 to a file that is not there.
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    throw new IndexFileError('not-an-index', file);
  }
}

/** Gives the bytes of a file that has been asked for already; undefined for all others. */
export type TakeAhead = (file: string) => Promise<ArrayBuffer | undefined> | undefined;

/** Fetches files of indexes, and asks a second time for those that do not come. */
export class IndexReader {
  readonly #waiting = new Set<Waiting>();
  readonly #distrusted = new Set<string>();
  /** Whether a file was asked for again: the next one may hang as well, behind a request of another tab. */
  #hasHung = false;

  constructor(private readonly takeAhead: TakeAhead = () => undefined) {}

  /**
   * Fetches one file.
   *
   * @param file absolute path or address of the file
   * @throws IndexFileError when the file cannot be had, or is a page in its place
   */
  async read(file: string, trust: Trust): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await this.#firstResponse(
      file,
      signal,
      this.#distrusted.has(file) ? 'reload' : trust,
    );
    checkResponse(file, response);
    try {
      return new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      throw new IndexFileError(signal.aborted ? 'timeout' : 'damaged', file, {cause});
    }
  }

  /**
   * Asks again for every file that has been waited for longer than this, in milliseconds. On a slow line,
   * the first request for it may still be answered.
   */
  hurry(longerThan: number): void {
    const now = performance.now();
    for (const waiting of this.#waiting)
      if (now - waiting.since > longerThan) this.#askAgain(waiting, 'kept');
  }

  /** Asks again for every file that is waited for, in place of requests that may hold all connections. */
  startOver(): void {
    for (const waiting of this.#waiting) this.#askAgain(waiting, 'given up');
  }

  #askAgain(waiting: Waiting, first: 'kept' | 'given up'): void {
    this.#hasHung = true;
    waiting.askAgain(first);
  }

  /**
   * Makes the next reading of a file go past the browser's cache.
   *
   * @returns false where it did already
   */
  distrust(file: string): boolean {
    const isNew = !this.#distrusted.has(file);
    this.#distrusted.add(file);
    return isNew;
  }

  async #firstResponse(file: string, signal: AbortSignal, cache: Trust): Promise<Response> {
    const attempts: AbortController[] = [];
    const waiting: Waiting = {since: performance.now(), askAgain: () => undefined};
    const ask = async (attempt: AbortController, trust: RequestCache): Promise<Response> => {
      const coming = trust === 'default' ? this.takeAhead(file) : undefined;
      const bytes = coming && (await coming);
      return bytes ? new Response(bytes) : fetch(file, {signal: attempt.signal, cache: trust});
    };
    const answered = new Promise<{attempt: AbortController; response: Response}>(
      (resolve, reject) => {
        const start = (trust: RequestCache): void => {
          const attempt = new AbortController();
          attempts.push(attempt);
          signal.addEventListener('abort', () => attempt.abort());
          ask(attempt, trust).then(
            (response) => resolve({attempt, response}),
            // The first one decides: a later one may fail behind it.
            (cause: Error) => attempt === attempts[0] && reject(cause),
          );
        };
        waiting.askAgain = (first) => {
          // Connections are few, so of the requests that hang, no more than two are kept.
          for (const attempt of attempts.splice(first === 'kept' ? 1 : 0)) attempt.abort();
          // Past the cache, where a second request would queue up behind the first one.
          start('no-store');
        };
        start(cache);
      },
    );
    this.#waiting.add(waiting);
    const timer = this.#hasHung ? setTimeout(waiting.askAgain, WAIT_AFTER_HANG, 'kept') : undefined;
    try {
      const {attempt, response} = await answered;
      for (const other of attempts) if (other !== attempt) other.abort();
      return response;
    } catch (cause) {
      throw new IndexFileError(signal.aborted ? 'timeout' : 'offline', file, {cause});
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
  }
}
