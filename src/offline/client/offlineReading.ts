import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

const {baseUrl, customFields} = siteConfig;
const isWanted =
  customFields?.offline === true &&
  process.env.NODE_ENV === 'production' &&
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator;
/** Errors thrown by browsers that block storage. Docusaurus already warns about them. */
const BLOCKED = ['SecurityError', 'NotSupportedError'];
let started: Promise<(path: string) => void> | undefined;

function start(): void {
  started ??= import('./startOfflineReading')
    .then(({startOfflineReading}) => startOfflineReading(baseUrl))
    .catch((error: unknown) => {
      if (!(error instanceof DOMException && BLOCKED.includes(error.name)))
        console.warn('Reading offline does not work here.', error);
      return () => undefined;
    });
}

function startWhenIdle(): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', startWhenIdle, {once: true});
  else if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start);
}

/** Event that the search plugin dispatches after a search has shown all its rows. */
const SEARCHED = 'docusaurus-search';

/** Don't start on single-page visits: wait for the second page or the first search. */
if (isWanted) {
  const isSecondPage = document.referrer.startsWith(`${window.location.origin}/`);
  if (navigator.serviceWorker.controller || isSecondPage) startWhenIdle();
  // This event is dispatched after the rows have loaded, so caching does not compete with their requests.
  document.addEventListener(SEARCHED, startWhenIdle);
}

const offlineReading: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!isWanted || !previousLocation || previousLocation.pathname === location.pathname) return;
    if (started) void started.then((keepPage) => keepPage(location.pathname));
    else startWhenIdle();
  },
};
export const {onRouteDidUpdate} = offlineReading;
