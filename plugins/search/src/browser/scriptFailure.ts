import type {FailureReason} from './Answer';

const TIMEOUT = 5_000;

/**
 * Finds out why a script of the search did not load: a newer build has replaced it, or the network or the host has
 * failed.
 *
 * @param error error of the bundler's loader, with the address of the script. Without an address, the current page is
 * requested: if the host responds, the script is considered gone
 */
export async function scriptFailure(error: unknown): Promise<FailureReason> {
  const {request} = Object(error) as {request?: string};
  try {
    // `HEAD`, because service workers of sites handle only GET.
    const {status, ok, headers} = await fetch(request ?? '', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const isTemporary = request !== undefined && (status >= 500 || (ok && !isPage));
    return isTemporary ? 'offline' : 'gone';
  } catch {
    return 'offline';
  }
}
