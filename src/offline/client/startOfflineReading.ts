import {isSlowOrCostly} from './isSlowOrCostly';
import type {OfflineMessage} from '../SiteBuild';
import {showUpdateNotice} from './showUpdateNotice';

/** Keeps what is read. */
export interface OfflineReader {
  /** @param path of a page, with the base URL */
  keepPage: (path: string) => void;
}

/** What the page has loaded, but for what the browser fetched ahead. */
function loadedFiles(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({initiatorType, name}) => initiatorType !== 'link' || name.endsWith('.css'))
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/`));
}

/**
 * Registers the service worker and keeps the page that is open, and the search unless the
 * line is slow or the reader saves data.
 * @param baseUrl of the site
 * @throws where the browser refuses the service worker
 */
export async function startOfflineReading(baseUrl: string): Promise<OfflineReader> {
  const {serviceWorker} = navigator;
  serviceWorker.addEventListener('message', ({data}: MessageEvent<OfflineMessage>) => {
    if (data.type !== 'NEW_BUILD') return;
    const isOfIt = document.querySelector(`script[src="${baseUrl}${data.mainScript}"]`);
    if (!isOfIt) showUpdateNotice(() => window.location.reload());
  });
  const registration = await serviceWorker.register(`${baseUrl}service-worker.js`, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  // A tab that stays open for days asks when the reader comes back to it; offline there is no answer.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  const tell = (message: OfflineMessage) =>
    void serviceWorker.ready.then(({active}) => active?.postMessage(message));
  const keep = (urlsToCache: string[]) => tell({type: 'CACHE_URLS', payload: {urlsToCache}});
  // What came before the service worker has not passed through it. The query holds the words of a
  // search, which the host need not know.
  const {origin, pathname} = window.location;
  if (!serviceWorker.controller) keep([origin + pathname, ...loadedFiles()]);
  if (!isSlowOrCostly(navigator)) tell({type: 'KEEP_SEARCH'});
  return {keepPage: (path) => keep([new URL(path, window.location.origin).href])};
}
