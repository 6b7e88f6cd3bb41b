import type {FailureReason} from './Answer';

/** Time limit of the request in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Finds out why a script of the search did not load: a newer build has replaced it if the host answers. Errors of
 * scripts do not contain the status.
 */
export async function scriptFailure(): Promise<FailureReason> {
  try {
    // The page itself, or the script of the worker. The service workers of sites answer GET alone.
    await fetch('', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return 'gone';
  } catch {
    return 'offline';
  }
}
