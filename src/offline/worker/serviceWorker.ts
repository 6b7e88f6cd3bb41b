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

/** The controller of the last request for each address. Aborting a finished request has no effect. */
const waiting = new Map<string, AbortController>();

const options = {
  cacheName: prefix + SITE_BUILD.digest,
  // If the network has not responded by then, the cached page is shown.
  networkTimeoutSeconds: 4,
  plugins: [
    {
      // A request with the cache mode `reload` is a retry, so it aborts the pending request for the same address.
      // Chromium does not abort that request when the page does, and it would keep one of the six connections that
      // HTTP/1.1 allows.
      requestWillFetch: ({request}) => {
        if (request.mode === 'navigate') return Promise.resolve(request);
        if (request.cache === 'reload') waiting.get(request.url)?.abort();
        const attempt = new AbortController();
        // In other browsers, this signal reports when the page aborts its request.
        request.signal.addEventListener('abort', () => attempt.abort());
        waiting.set(request.url, attempt);
        return Promise.resolve(new Request(request, {signal: attempt.signal}));
      },
      cacheKeyWillBeUsed: ({request}) =>
        Promise.resolve(isPage(request) ? pageAddress(request.url) : request),
      // Falls back to other caches, so that pages of the previous build can still be read, with their scripts.
      cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
        cachedResponse ?? caches.match(request),
      // Treats a server error as a failure, because a cached page is more useful.
      fetchDidSucceed({request, response}) {
        waiting.delete(request.url);
        return isPage(request) && response.status >= 500
          ? Promise.reject(new Error(`The host answers ${response.status}.`))
          : Promise.resolve(response);
      },
      async cacheWillUpdate({request, response}) {
        // Don't cache this response: some hosts send a page for a missing file.
        if (response.status !== 200 || isHtml(response) !== isPage(request)) return null;
        // Copies the response, because browsers reject redirected responses for navigations.
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
 * Whether a cached file can be used without a request. Pages only use another cache mode to repeat a request that
 * failed, was aborted or returned damaged content.
 */
const isImmutable = ({url, request: {cache}}: Asked) =>
  immutable.test(url.href.slice(scope.length)) && ['default', 'force-cache'].includes(cache);

const router = new Router();
router.registerRoute(
  new Route((asked) => isOfSite(asked) && isImmutable(asked), new CacheFirst(options)),
);
router.registerRoute(new Route(isOfSite, new NetworkFirst(options)));
router.setCatchHandler(async ({request}) => {
  // Uses the network if caches do not work.
  if (!(await isCacheUsable())) return fetch(request);
  return request.mode === 'navigate'
    ? notKeptPage(await listPages(prefix), NOT_KEPT_STYLES)
    : Response.error();
});
router.addFetchListener();
router.addCacheListener();

/** Caches the search files one after another, so that the reader's own requests are not delayed. */
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

// Takes over immediately. Open pages of the old build still work, because files of two builds have different names.
void worker.skipWaiting();
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const {type} = event.data as OfflineMessage;
  if (type === 'KEEP_SEARCH') event.waitUntil(keepSearch(event));
  if (type === 'GET_SCRIPTS') event.ports?.[0]?.postMessage(SITE_BUILD.scripts);
});
