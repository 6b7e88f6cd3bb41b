/** Facts about the build that a service worker belongs to. */
export interface SiteBuild {
  /** Digest of all files. */
  digest: string;
  /** Scripts that every page loads first, relative to the base URL. */
  scripts: string[];
  /** Files that the search needs, including its page, relative to the base URL. */
  search: string[];
  /** Pattern of files whose names contain a hash of their content, relative to the base URL. */
  immutable: string;
}

/**
 * Messages of pages to the service worker. Workbox handles `CACHE_URLS`. `GET_SCRIPTS` returns the
 * first scripts of the worker's build through its port.
 */
export type OfflineMessage =
  | {type: 'CACHE_URLS'; payload: {urlsToCache: string[]}}
  | {type: 'KEEP_SEARCH'}
  | {type: 'GET_SCRIPTS'};

/**
 * Prefix of the site's cache names. It contains the base URL, because sites with the same origin
 * share their caches.
 *
 * @param scope base URL of the site
 */
export function cachePrefix(scope: string): string {
  return `offline:${new URL(scope).pathname}:`;
}
