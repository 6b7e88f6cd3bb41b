import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import type {OfflineMessage, SiteBuild} from '../SiteBuild';
import {KeptCaches} from './keptCaches';
import {notKeptPage} from './notKeptPage';
import {isPagePath, pageAddress} from './pageAddress';
import type {LastingEvent, WorkerScope} from './scope';

/** Put in by the build. */
declare const SITE_BUILD: SiteBuild;
declare const NOT_KEPT_STYLES: string;
const worker = self as unknown as WorkerScope;

/** How long the network may take before what is kept is shown instead, in seconds. */
const PATIENCE = 4;

const {scope} = worker.registration;
const kept = new KeptCaches(scope, SITE_BUILD.digest);
const immutable = new RegExp(SITE_BUILD.immutable);
const isHtml = ({headers}: Response) => /^text\/html\b/.test(headers.get('content-type') ?? '');

/** What was read of the build before is not lost: its pages name scripts that are kept as well. */
const fromOlderBuild = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}: Kept) =>
    cachedResponse ?? caches.match(request),
};
interface Kept {
  request: Request;
  cachedResponse?: Response;
}

const pages = new NetworkFirst({
  cacheName: kept.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    fromOlderBuild,
    {
      cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageAddress(request.url)),
      // A host that fails says nothing that is worth more than what is kept.
      fetchDidSucceed({response}) {
        if (response.status >= 500) throw new Error(`The host answers ${response.status}.`);
        return Promise.resolve(response);
      },
      // Browsers refuse an answer that has come from elsewhere in place of a page.
      async cacheWillUpdate({response}) {
        if (response.status !== 200 || !isHtml(response)) return null;
        return response.redirected ? new Response(await response.blob(), response) : response;
      },
    },
  ],
});

const onlyFiles = {
  // Some hosts answer with a page for a file that they do not have.
  cacheWillUpdate: ({response}: {response: Response}) =>
    Promise.resolve(response.status === 200 && !isHtml(response) ? response : null),
};
const options = {cacheName: kept.files, plugins: [fromOlderBuild, onlyFiles]};
/** Their name changes with their content, so what is kept is as good as what the host has. */
const immutableFiles = new CacheFirst(options);
const otherFiles = new NetworkFirst({...options, networkTimeoutSeconds: PATIENCE});

const isOfSite = ({url, request}: {url: URL; request: Request}) =>
  url.href.startsWith(scope) && !request.headers.has('range');
/** Whoever asks past caches has found a damaged file there. */
const mayBeKept = ({cache}: Request) => cache === 'default' || cache === 'force-cache';

registerRoute(
  (asked) =>
    isOfSite(asked) && (asked.request.mode === 'navigate' || isPagePath(asked.url.pathname)),
  pages,
);
registerRoute(
  (asked) =>
    isOfSite(asked) &&
    mayBeKept(asked.request) &&
    immutable.test(asked.url.href.slice(scope.length)),
  immutableFiles,
);
registerRoute(isOfSite, otherFiles);
setCatchHandler(async ({request}) =>
  request.mode === 'navigate'
    ? notKeptPage(await kept.listPages(), NOT_KEPT_STYLES)
    : Response.error(),
);

/** One file after the other, so that the reader's own requests go first. */
async function keepSearch(event: LastingEvent): Promise<void> {
  for (const file of SITE_BUILD.search) {
    const request = new Request(scope + file, {priority: 'low'});
    const strategy = immutable.test(file)
      ? immutableFiles
      : isPagePath(`/${file}`)
        ? pages
        : otherFiles;
    const [answer, done] = strategy.handleAll({event, request});
    await answer;
    await done;
  }
}

async function takeOver(): Promise<void> {
  await kept.removeOld();
  await worker.clients.claim();
  const message: OfflineMessage = {type: 'NEW_BUILD', mainScript: SITE_BUILD.mainScript};
  for (const client of await worker.clients.matchAll({type: 'window'})) client.postMessage(message);
}

// Files of two builds have different names, so pages of the old one go on under the new worker.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if ((event.data as OfflineMessage).type === 'KEEP_SEARCH') event.waitUntil(keepSearch(event));
});
