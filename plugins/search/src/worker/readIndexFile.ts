import type {IndexFailure} from './searchAnswer';

/** Longest that one file may take to arrive, in milliseconds. */
const TIMEOUT = 15_000;

/** A file of the index that could not be had. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';

  constructor(
    readonly failure: IndexFailure,
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`Search index file ${file}: ${failure}`, options);
  }
}

function failureOfStatus(status: number): IndexFailure {
  return status === 404 || status === 410 ? 'missing' : 'server';
}

/** The failure behind a rejected fetch. */
function failureOfError(error: unknown): IndexFailure {
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline';
}

/**
 * Fetches one file of an index.
 *
 * @param file absolute path or address of the file
 * @param fresh ask the server even where the cache has the file: for the one whose name never changes
 * @throws IndexFileError when the file cannot be had, or is a page in its place
 */
export async function readIndexFile(file: string, fresh: boolean): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(file, {signal, cache: fresh ? 'no-cache' : 'default'});
    if (!response.ok) throw new IndexFileError(failureOfStatus(response.status), file);
    // Hosts that answer every unknown path with a page say 200 to a file that is not there.
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      throw new IndexFileError('not-an-index', file);
    }
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof IndexFileError) throw error;
    throw new IndexFileError(failureOfError(error), file, {cause: error});
  }
}
