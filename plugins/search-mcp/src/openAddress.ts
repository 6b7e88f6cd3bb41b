import {MAX_FILE_BYTES, type Site} from './Site';
import {SiteError} from './SiteError';

const MAX_REDIRECTS = 3;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isBelow(home: URL, address: URL): boolean {
  return address.origin === home.origin && address.pathname.startsWith(home.pathname);
}

async function readBody(response: Response, address: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_FILE_BYTES)
      throw new SiteError(`${address} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchWithin(home: URL, start: URL, signal: AbortSignal): Promise<Response> {
  let address = start;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const response = await fetch(address, {redirect: 'manual', signal});
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    const target = new URL(location, address);
    if (!isBelow(home, target))
      throw new SiteError(
        `${address.href} redirects to ${target.href}, which is outside the site. Start the server with the new address of the site.`,
      );
    address = target;
  }
  throw new SiteError(`${start.href} redirects more than ${MAX_REDIRECTS} times.`);
}

/**
 * Opens a published site.
 * @param timeout maximum time for a file, in milliseconds
 * @param recheckAfter time after which the list of indexes is read again, in milliseconds
 * @throws SiteError if the address is invalid, or is neither HTTPS nor on this machine
 */
export function openAddress(address: string, timeout = 10_000, recheckAfter = 60_000): Site {
  if (!URL.canParse(address)) throw new SiteError(`${address} is not an address.`);
  const home = new URL(address);
  if (home.protocol !== 'https:' && !(home.protocol === 'http:' && LOOPBACK.has(home.hostname)))
    throw new SiteError(`${address} is not an HTTPS address.`);
  home.hash = '';
  home.search = '';
  if (!home.pathname.endsWith('/')) home.pathname += '/';
  return {
    home,
    name: home.href,
    recheckAfter,
    async read(path) {
      const file = new URL(path.split('/').map(encodeURIComponent).join('/'), home);
      const signal = AbortSignal.timeout(timeout);
      try {
        const response = await fetchWithin(home, file, signal);
        if (response.status === 404 || response.status === 410) return undefined;
        if (!response.ok)
          throw new SiteError(`${file.href} returned status ${response.status}. Try again later.`);
        return await readBody(response, file.href);
      } catch (cause) {
        if (cause instanceof SiteError) throw cause;
        const reason = signal.aborted
          ? `did not respond within ${timeout / 1000} seconds`
          : 'cannot be reached';
        throw new SiteError(`${file.href} ${reason}. Check the address, or try again later.`, {
          cause,
        });
      }
    },
  };
}
