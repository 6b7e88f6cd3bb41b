/** What a service worker knows of the build it was made for. */
export interface SiteBuild {
  /** Digest over all files: two builds with the same files are the same build. */
  digest: string;
  /** Files without which there is no search, its page among them; below the base URL. */
  search: string[];
  /** Pattern of the files whose name changes with their content; below the base URL. */
  immutable: string;
}

/** What pages tell the service worker. Workbox obeys `CACHE_URLS`: it asks for them as a page would. */
export type OfflineMessage =
  {type: 'CACHE_URLS'; payload: {urlsToCache: string[]}} | {type: 'KEEP_SEARCH'};

/**
 * Start of the names of all caches of a site. It holds the base URL, because sites with the same
 * origin share their caches.
 * @param scope base URL of the site
 */
export function cachePrefix(scope: string): string {
  return `offline:${new URL(scope).pathname}:`;
}
