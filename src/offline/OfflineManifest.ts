/** The search index as one file: it has hundreds of small ones, which would be as many requests. */
export interface SearchPack {
  /** File below the base URL that holds all others. */
  pack: string;
  /** Places in `files` of what is in it, in the order of their names. */
  places: number[];
}

/** What a service worker knows of the build it belongs to. */
export interface OfflineManifest {
  /** Digest over all files: two builds with the same files are the same build. */
  build: string;
  /** Every file of the build below its base URL, with the digest of its content. */
  files: [path: string, digest: string][];
  /** What a page needs beside itself: its file, and the places of others in `files`. */
  pages: Record<string, number[]>;
  /** Places in `files` of the scripts and the page of the search; what that page needs stands in `pages`. */
  search: number[];
  /** The search index, where it is to be kept as a whole. */
  index?: SearchPack;
}

/**
 * Start of the names of all caches of a site; the rest is the build's digest. It holds the base URL,
 * because sites with the same origin share their caches.
 * @param scope base URL of the site
 */
export function cachePrefix(scope: string): string {
  return `offline:${new URL(scope).pathname}:`;
}

/**
 * Messages from a page to a service worker. `will-you-wait` is answered with `true` by a service worker
 * that leaves it to the reader when it takes over, and not at all by others.
 */
export type OfflineMessage =
  | {type: 'keep-page'; path: string}
  | {type: 'keep-search'}
  | {type: 'activate'}
  | {type: 'will-you-wait'}
  | {type: 'who-is-old'};

/** Answer to `who-is-old`: which open pages belong to the build of the service worker. */
export interface OldPages {
  /** Whether the page that asks does. */
  self: boolean;
  /** Whether any page does. */
  any: boolean;
}

/** Folder of the search indexes below the base URL. */
export const SEARCH_INDEX = 'search-index/';
/** The file that holds all of them, named after its content. */
export const SEARCH_PACK = /^search-index\/all\.[0-9a-f]+\.bin$/;

/** Digits of a SHA-256 that stand for a file's content: 64 bits. */
export const DIGEST_LENGTH = 16;

/**
 * The file that a static host answers a path with.
 * @param path below the base URL, decoded, without a slash at its start
 * @param has whether a file exists
 */
export function fileOfPath(path: string, has: (file: string) => boolean): string | undefined {
  const folder = path === '' || path.endsWith('/');
  const candidates = folder
    ? [`${path}index.html`, `${path.slice(0, -1)}.html`]
    : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((file) => has(file));
}
