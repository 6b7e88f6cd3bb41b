import {Route, Router} from 'workbox-routing';
import {CacheFirst, NetworkFirst, type NetworkFirstOptions} from 'workbox-strategies';
import {cachePrefix, type OfflineMessage, type SiteBuild} from '../SiteBuild';
import {isCacheUsable, listPages, removeOldCaches} from './keptCaches';
import {notKeptPage} from './notKeptPage';
import {isPagePath, pageAddress} from './pageAddress';
import type {LastingEvent, WorkerScope} from './scope';

/** Defined by the build. */
declare const SITE_BUILD: SiteBuild;
declare const NOT_KEPT_STYLES: string;
const worker = self as unknown as WorkerScope;

const {scope} = worker.registration;
const prefix = cachePrefix(scope);
const immutable = new RegExp(SITE_BUILD.immutable);
const isPage = ({mode, url}: Request) => mode === 'navigate' || isPagePath(new URL(url).pathname);
const isHtml = ({headers}: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '');

/** Aborts the last request for each address. Aborting a finished request does nothing. */
const waiting = new Map<string, AbortController>();

const options = {
  cacheName: prefix + SITE_BUILD.digest,
  // After this time, a cached page is shown.
  networkTimeoutSeconds: 4,
  plugins: [
    {
      // Chromium does not abort this request when the page aborts its own, and HTTP/1.1 allows only
      // six connections. A request that bypasses caches replaces the pending one.
      requestWillFetch: ({request}) => {
        if (request.mode === 'navigate') return Promise.resolve(request);
        if (request.cache === 'reload') waiting.get(request.url)?.abort();
        const attempt = new AbortController();
        // Other browsers do abort it.
        request.signal.addEventListener('abort', () => attempt.abort());
        waiting.set(request.url, attempt);
        return Promise.resolve(new Request(request, {signal: attempt.signal}));
      },
      cacheKeyWillBeUsed: ({request}) =>
        Promise.resolve(isPage(request) ? pageAddress(request.url) : request),
      // Pages of the previous build can still be read, with their scripts.
      cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
        cachedResponse ?? caches.match(request),
      // A cached page is better than a server error.
      fetchDidSucceed({request, response}) {
        waiting.delete(request.url);
        return isPage(request) && response.status >= 500
          ? Promise.reject(new Error(`The host answers ${response.status}.`))
          : Promise.resolve(response);
      },
      async cacheWillUpdate({request, response}) {
        // Some hosts return a page for a missing file.
        if (response.status !== 200 || isHtml(response) !== isPage(request)) return null;
        // Browsers reject a redirected response for a navigation.
        return response.redirected ? new Response(await response.blob(), response) : response;
      },
    },
  ],
} satisfies NetworkFirstOptions;

interface Asked {
  url: URL;
  request: Request;
}
const isOfSite = ({url, request}: Asked) =>
  url.href.startsWith(scope) && !request.headers.has('range');
/**
 * Whether the cached file can be used without a request. A request that bypasses caches has found it damaged.
 */
const isImmutable = ({url, request: {cache}}: Asked) =>
  immutable.test(url.href.slice(scope.length)) && ['default', 'force-cache'].includes(cache);

const router = new Router();
router.registerRoute(
  new Route((asked) => isOfSite(asked) && isImmutable(asked), new CacheFirst(options)),
);
router.registerRoute(new Route(isOfSite, new NetworkFirst(options)));
router.setCatchHandler(async ({request}) => {
  // If caches fail, use the network.
  if (!(await isCacheUsable(options.cacheName))) return fetch(request);
  return request.mode === 'navigate'
    ? notKeptPage(await listPages(prefix), NOT_KEPT_STYLES)
    : Response.error();
});
router.addFetchListener();
router.addCacheListener();

/** Caches the search files one after another, so that the reader's requests go first. */
async function keepSearch(event: LastingEvent): Promise<void> {
  for (const file of SITE_BUILD.search) {
    const request = new Request(scope + file, {priority: 'low'});
    await (await router.handleRequest({request, event}))?.arrayBuffer();
  }
}

async function takeOver(): Promise<void> {
  await caches.open(options.cacheName);
  await removeOldCaches(prefix);
  await worker.clients.claim();
}

// Files of two builds have different names, so open pages of the old build still work.
void worker.skipWaiting();
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const {type} = event.data as OfflineMessage;
  if (type === 'KEEP_SEARCH') event.waitUntil(keepSearch(event));
  if (type === 'GET_SCRIPTS') event.ports?.[0]?.postMessage(SITE_BUILD.scripts);
});
