import {isSlowOrCostly} from '../../../plugins/search/src/client/browser/isSlowOrCostly';
import type {OfflineMessage} from '../OfflineManifest';
import {watchForUpdates} from './watchForUpdates';

/** Keeps what is read. */
export interface OfflineReader {
  /** @param path of a page, with the base URL */
  keepPage: (path: string) => void;
}

/**
 * Registers the service worker and keeps the page that is open, and the search unless the
 * line is slow or the reader saves data.
 * @param baseUrl of the site
 * @throws where the browser refuses the service worker
 */
export async function startOfflineReading(baseUrl: string): Promise<OfflineReader> {
  const {serviceWorker} = navigator;
  // Before the first registration, so that its first take-over is told from an update.
  const hadWorker = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(`${baseUrl}service-worker.js`, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  watchForUpdates(registration, hadWorker);
  const tell = (message: OfflineMessage) =>
    void serviceWorker.ready.then(({active}) => active?.postMessage(message));
  const keepPage = (path: string) => tell({type: 'keep-page', path});
  keepPage(window.location.pathname);
  if (!isSlowOrCostly(navigator)) tell({type: 'keep-search'});
  return {keepPage};
}
