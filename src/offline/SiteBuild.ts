export interface SiteBuild {
  digest: string;
  /** Scripts that every page loads at its start, relative to the base URL. */
  scripts: string[];
  /** Files that the search needs, including its page, relative to the base URL. */
  search: string[];
  /** Pattern of files whose names contain a hash of their content, relative to the base URL. */
  immutable: string;
}

/**
 * Messages from pages to the service worker. Workbox handles `CACHE_URLS`. The response to `GET_SCRIPTS` is the list of
 * scripts that every page of the worker's build loads at its start.
 */
export type OfflineMessage =
  | {type: 'CACHE_URLS'; payload: {urlsToCache: string[]}}
  | {type: 'KEEP_SEARCH'}
  | {type: 'GET_SCRIPTS'};

/**
 * Returns the prefix of the site's cache names. It contains the base URL, because sites with the
 * same origin share their caches.
 */
export function cachePrefix(scope: string): string {
  return `offline:${new URL(scope).pathname}:`;
}
