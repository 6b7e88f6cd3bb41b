/** What a service worker knows of the build it was made for. */
export interface SiteBuild {
  /** Digest over all files: two builds with the same files are the same build. */
  digest: string;
  /** Scripts that every page loads first, below the base URL. */
  scripts: string[];
  /** Files without which there is no search, its page among them; below the base URL. */
  search: string[];
  /** Pattern of the files whose name changes with their content; below the base URL. */
  immutable: string;
}

/**
 * Messages of pages to the service worker. Workbox itself fetches what `CACHE_URLS` names, as a page
 * would. `GET_SCRIPTS` returns the first scripts of the worker's build through its port.
 */
export type OfflineMessage =
  | {type: 'CACHE_URLS'; payload: {urlsToCache: string[]}}
  | {type: 'KEEP_SEARCH'}
  | {type: 'GET_SCRIPTS'};

/**
 * Start of the names of all caches of a site. It holds the base URL, because sites with the same
 * origin share their caches.
 * @param scope base URL of the site
 */
export function cachePrefix(scope: string): string {
  return `offline:${new URL(scope).pathname}:`;
}
