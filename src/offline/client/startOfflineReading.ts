import {isSlowOrCostly} from './isSlowOrCostly';
import type {OfflineMessage} from '../SiteBuild';
import {showUpdateNotice} from './showUpdateNotice';

const {serviceWorker} = navigator;

async function tell(message: OfflineMessage): Promise<void> {
  (await serviceWorker.ready).active?.postMessage(message);
}

/** Returns the addresses of the page and the files it has loaded, without prefetched files. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries
    .filter(({initiatorType, name}) => initiatorType !== 'link' || name.endsWith('.css'))
    .map(({name}) => name);
  // Leaves out the query string, because it may contain the words of a search.
  return [window.location.origin + window.location.pathname, ...files];
}

function scriptsOfWorker(): Promise<string[]> {
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<string[]>((resolve) => {
    port1.onmessage = ({data}: MessageEvent<string[]>) => resolve(data);
  });
  const message: OfflineMessage = {type: 'GET_SCRIPTS'};
  serviceWorker.controller?.postMessage(message, [port2]);
  return answer;
}

/**
 * Runs after a new service worker has taken control. Offers to reload if the worker belongs to a newer build. Otherwise
 * makes the worker cache the files that the page loaded before.
 */
async function handleNewWorker(): Promise<void> {
  const urlsToCache = loadedFiles();
  const scripts = await scriptsOfWorker();
  if (scripts.every((script) => document.querySelector(`script[src$="/${script}"]`)))
    await tell({type: 'CACHE_URLS', payload: {urlsToCache}});
  else showUpdateNotice(() => window.location.reload());
}

/**
 * Registers the service worker, which caches the open page. It also caches the search, unless the
 * connection is slow or the reader saves data. Returns a function that caches another page, given
 * its path.
 * @throws Error if the browser rejects the service worker
 */
export async function startOfflineReading(baseUrl: string): Promise<(path: string) => void> {
  serviceWorker.addEventListener('controllerchange', () => void handleNewWorker());
  const registration = await serviceWorker.register(`${baseUrl}service-worker.js`, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  // Checks for a newer build when the reader returns to the tab. Errors are ignored, because the reader may be offline.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  if (!isSlowOrCostly(navigator)) void tell({type: 'KEEP_SEARCH'});
  return (path) =>
    void tell({type: 'CACHE_URLS', payload: {urlsToCache: [window.location.origin + path]}});
}
