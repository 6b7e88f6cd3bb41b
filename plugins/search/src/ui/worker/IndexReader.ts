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
  askAgain: () => void;
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

  /** Asks again for every file that has been waited for longer than this, in milliseconds. */
  hurry(longerThan: number): void {
    const now = performance.now();
    for (const waiting of this.#waiting) {
      if (now - waiting.since <= longerThan) continue;
      this.#hasHung = true;
      waiting.askAgain();
    }
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
    const start = async (trust: RequestCache) => {
      const attempt = new AbortController();
      attempts.push(attempt);
      signal.addEventListener('abort', () => attempt.abort());
      const coming = trust === 'default' ? this.takeAhead(file) : undefined;
      const bytes = coming && (await coming);
      const response = bytes
        ? new Response(bytes)
        : await fetch(file, {signal: attempt.signal, cache: trust});
      return {attempt, response};
    };
    const waiting: Waiting = {since: performance.now(), askAgain: () => undefined};
    const again = new Promise<Awaited<ReturnType<typeof start>>>((resolve) => {
      waiting.askAgain = () => {
        // Connections are few: of the requests that hang, the first one and the last one are kept.
        if (attempts.length > 1) attempts.pop()?.abort();
        // Past the cache, where a second request would queue up behind the first one, which still
        // decides when this one fails.
        start('no-store').then(resolve, () => undefined);
      };
    });
    this.#waiting.add(waiting);
    const timer = this.#hasHung ? setTimeout(waiting.askAgain, WAIT_AFTER_HANG) : undefined;
    try {
      const {attempt, response} = await Promise.race([start(cache), again]);
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
