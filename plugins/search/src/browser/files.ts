import {SearchIndexError} from '../core/format/sealedFile';
import type {FailureReason} from './Answer';

/** Time limit for one file in milliseconds. */
const TIMEOUT = 15_000;

export class FileError extends Error {
  constructor(
    readonly failure: FailureReason,
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: ${failure}`, options);
  }
}

/** The response is not the requested file. A request without the cache may return this file. */
class WrongContent extends Error {
  constructor(
    readonly failure: FailureReason,
    options?: ErrorOptions,
  ) {
    super(failure, options);
  }
}

/** Client errors that may be temporary: timeout, too early, too many requests. */
const TEMPORARY = [408, 425, 429];

/**
 * Returns the reason for an error status or a redirect, which has the status 0. Client errors that are not in
 * `TEMPORARY` are permanent.
 */
function reasonOf(status: number): FailureReason {
  const isRefused = status < 500 && !TEMPORARY.includes(status);
  // Status 511: the network requires the reader to sign in.
  return isRefused || status === 511 ? 'gone' : 'server';
}

/**
 * Requests a file. `fetch` reports a redirect to another host as a network error, so a failed request is repeated
 * without following redirects. The response to a redirect then has the status 0.
 */
async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    return fetch(url, {...init, cache: 'reload', redirect: 'manual'});
  }
}

async function fetchBytes(url: string, init: RequestInit): Promise<Uint8Array> {
  let response;
  try {
    response = await request(url, init);
  } catch (cause) {
    throw new FileError('offline', url, {cause});
  }
  if (!response.ok) throw new FileError(reasonOf(response.status), url);
  // Some hosts answer unknown paths with a page or a redirect to their login page, with status 200.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new WrongContent('gone');
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new WrongContent('damaged', {cause});
  }
}

export type Check = (bytes: Uint8Array) => void;

function verify(bytes: Uint8Array, check: Check): Uint8Array {
  try {
    check(bytes);
    return bytes;
  } catch (cause) {
    const isOtherVersion = cause instanceof SearchIndexError && cause.reason === 'version';
    throw new WrongContent(isOtherVersion ? 'gone' : 'damaged', {cause});
  }
}

/**
 * Fetches the files of indexes. After a failure, all files are requested without the cache, which may have wrong files
 * or wait for requests that hang.
 */
export class Files {
  readonly #requests = new Set<AbortController>();
  #ignoresCache = false;
  readonly #expected = new Map<string, Promise<ArrayBuffer | undefined>>();
  readonly #deliveries = new Map<string, (bytes?: ArrayBuffer) => void>();

  /**
   * Reads a file. If the content is wrong, requests it once more without the cache.
   *
   * @param url address or absolute path
   * @param cache `no-cache` for names that stay the same while the content changes
   * @throws FileError if the file cannot be read
   */
  async read(url: string, check: Check, cache: RequestCache = 'default'): Promise<Uint8Array> {
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => controller.abort(), TIMEOUT);
    this.#requests.add(controller);
    try {
      return await this.#readVerified(url, check, {cache, signal});
    } catch (cause) {
      const failure = signal.aborted ? 'timeout' : (cause as FileError | WrongContent).failure;
      // Without a network, other files may still be in the cache.
      this.#ignoresCache ||= failure !== 'offline';
      throw new FileError(failure, url, {cause});
    } finally {
      clearTimeout(timer);
      this.#requests.delete(controller);
    }
  }

  /** Announces files that the page has requested and will deliver. */
  expect(urls: readonly string[]): void {
    for (const url of urls)
      this.#expected.set(url, new Promise((resolve) => this.#deliveries.set(url, resolve)));
  }

  deliver(url: string, bytes?: ArrayBuffer): void {
    this.#deliveries.get(url)?.(bytes);
    this.#deliveries.delete(url);
  }

  abort(): void {
    this.#ignoresCache = true;
    for (const controller of this.#requests) controller.abort();
  }

  async #readVerified(
    url: string,
    check: Check,
    init: {cache: RequestCache; signal: AbortSignal},
  ): Promise<Uint8Array> {
    if (!this.#ignoresCache) {
      try {
        const delivered = await this.#takeExpected(url, init.signal);
        const bytes = delivered ? new Uint8Array(delivered) : await fetchBytes(url, init);
        return verify(bytes, check);
      } catch (error) {
        if (!(error instanceof WrongContent)) throw error;
      }
    }
    return verify(await fetchBytes(url, {...init, cache: 'reload'}), check);
  }

  async #takeExpected(url: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
    const expected = this.#expected.get(url);
    if (expected === undefined) return undefined;
    this.#expected.delete(url);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([expected, aborted]);
  }
}
