import {Route, Router} from 'workbox-routing';
import {CacheFirst, NetworkFirst, type NetworkFirstOptions} from 'workbox-strategies';
import {cachePrefix, type OfflineMessage, type SiteBuild} from '../SiteBuild';
import {isCacheUsable, listPages, removeOldCaches} from './keptCaches';
import {notKeptPage} from './notKeptPage';
import {isPagePath, pageAddress} from './pageAddress';
import type {LastingEvent, WorkerScope} from './scope';

/** Put in by the build. */
declare const SITE_BUILD: SiteBuild;
declare const NOT_KEPT_STYLES: string;
const worker = self as unknown as WorkerScope;

const {scope} = worker.registration;
const prefix = cachePrefix(scope);
const immutable = new RegExp(SITE_BUILD.immutable);
const isPage = ({mode, url}: Request) => mode === 'navigate' || isPagePath(new URL(url).pathname);
const isHtml = ({headers}: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '');

/** What ends the last request for each address; to end one that is over does nothing. */
const waiting = new Map<string, AbortController>();

const options = {
  cacheName: prefix + SITE_BUILD.digest,
  // After that many seconds, what is kept is shown instead.
  networkTimeoutSeconds: 4,
  plugins: [
    {
      // In Chromium, a request that the page gives up goes on here and keeps one of the six connections of
      // HTTP/1.1. A request past caches for the same file takes its place.
      requestWillFetch: ({request}) => {
        if (request.mode === 'navigate') return Promise.resolve(request);
        if (request.cache === 'reload') waiting.get(request.url)?.abort();
        const attempt = new AbortController();
        // Browsers in which it does end here go on doing so.
        request.signal.addEventListener('abort', () => attempt.abort());
        waiting.set(request.url, attempt);
        return Promise.resolve(new Request(request, {signal: attempt.signal}));
      },
      cacheKeyWillBeUsed: ({request}) =>
        Promise.resolve(isPage(request) ? pageAddress(request.url) : request),
      // What was read of the build before is not lost: its pages name scripts that are kept as well.
      cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
        cachedResponse ?? caches.match(request),
      // A host that fails says nothing that is worth more than a page that is kept.
      fetchDidSucceed({request, response}) {
        waiting.delete(request.url);
        return isPage(request) && response.status >= 500
          ? Promise.reject(new Error(`The host answers ${response.status}.`))
          : Promise.resolve(response);
      },
      async cacheWillUpdate({request, response}) {
        // Some hosts answer with a page for a file that they do not have.
        if (response.status !== 200 || isHtml(response) !== isPage(request)) return null;
        // Browsers refuse an answer that has come from elsewhere in place of a page.
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
/** What is kept is as good as what the host has, but who asks past caches has found it damaged. */
const isImmutable = ({url, request: {cache}}: Asked) =>
  immutable.test(url.href.slice(scope.length)) && ['default', 'force-cache'].includes(cache);

const router = new Router();
router.registerRoute(
  new Route((asked) => isOfSite(asked) && isImmutable(asked), new CacheFirst(options)),
);
router.registerRoute(new Route(isOfSite, new NetworkFirst(options)));
router.setCatchHandler(async ({request}) => {
  // Without a cache, requests fail that the network could answer.
  if (!(await isCacheUsable(options.cacheName))) return fetch(request);
  return request.mode === 'navigate'
    ? notKeptPage(await listPages(prefix), NOT_KEPT_STYLES)
    : Response.error();
});
router.addFetchListener();
router.addCacheListener();

/** One file after the other, so that the reader's own requests go first. */
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

// Files of two builds have different names, so pages of the old one go on under the new worker.
void worker.skipWaiting();
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const {type} = event.data as OfflineMessage;
  if (type === 'KEEP_SEARCH') event.waitUntil(keepSearch(event));
  if (type === 'GET_SCRIPTS') event.ports?.[0]?.postMessage(SITE_BUILD.scripts);
});
