import {MANIFEST} from '../../format/layout';
import {partitionsFor} from '../../scope/catalog';
import {catalog} from './catalog';

/** A request that hangs must not keep a connection from the worker, in milliseconds. */
const TIMEOUT = 5000;

const requested = new Set<string>();

/**
 * Brings the manifests of the indexes into the browser's cache, while the worker that will read
 * them is still on its way. The worker takes them from there without asking the server, so this
 * has to come before each of its searches.
 *
 * @param baseUrl base URL of the active docs versions, or of the site
 * @param context value of the `ctx` parameter
 */
export function preloadIndexes(baseUrl: string, context: string): void {
  for (const {url} of partitionsFor(catalog, baseUrl, context)) {
    if (requested.has(url)) continue;
    requested.add(url);
    // A failure is the worker's to tell, which asks for the same file.
    fetch(url + MANIFEST, {signal: AbortSignal.timeout(TIMEOUT)})
      .then((response) => response.arrayBuffer())
      .catch(() => requested.delete(url));
  }
}
