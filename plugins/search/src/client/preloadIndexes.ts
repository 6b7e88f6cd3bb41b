import {MANIFEST} from '../format/layout';
import {partitionsFor} from '../worker/catalog';
import {catalog} from './catalog';

const requested = new Set<string>();

/**
 * Brings the manifests of the indexes into the browser's cache, while the worker that will read
 * them is still on its way.
 *
 * @param baseUrl base URL of the active docs version, or of the site
 */
export function preloadIndexes(baseUrl: string): void {
  for (const {url} of partitionsFor(catalog, baseUrl, '')) {
    if (requested.has(url)) continue;
    requested.add(url);
    // A failure is the worker's to tell, which asks for the same file.
    fetch(url + MANIFEST).then(
      (response) => response.arrayBuffer(),
      () => requested.delete(url),
    );
  }
}
