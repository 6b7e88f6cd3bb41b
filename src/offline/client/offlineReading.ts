import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

const {baseUrl, customFields} = siteConfig;
const isWanted =
  customFields?.offline === true &&
  process.env.NODE_ENV === 'production' &&
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator;
/** A reader who blocks storage blocks service workers with it, and Docusaurus has warned of that. */
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

/** Nothing of it is loaded before the page is complete and has nothing else to do. */
function startWhenIdle(): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', startWhenIdle, {once: true});
  else if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start);
}

/** Event of the search plugin, once a search has all that it shows. */
const SEARCHED = 'docusaurus-search';

/** A visit of one page costs nothing: it starts with the second page, or with the first search. */
if (isWanted) {
  const isSecondPage = document.referrer.startsWith(`${window.location.origin}/`);
  if (navigator.serviceWorker.controller || isSecondPage) startWhenIdle();
  // Not before the results are there, which would have to share the line with it.
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
