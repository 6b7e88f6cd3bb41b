import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {OfflineReader} from './startOfflineReading';

const isWanted =
  siteConfig.customFields?.offline === true &&
  process.env.NODE_ENV === 'production' &&
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator;
const BLOCKED = ['SecurityError', 'NotSupportedError'];
let reader: Promise<OfflineReader> | undefined;

function start(): void {
  reader ??= import('./startOfflineReading').then(({startOfflineReading}) =>
    startOfflineReading(siteConfig.baseUrl),
  );
  reader.catch((error: unknown) => {
    // A reader who blocks storage blocks service workers with it, and Docusaurus has warned of that.
    // Browsers say so by one of two names.
    if (!(error instanceof DOMException && BLOCKED.includes(error.name)))
      console.warn('Reading offline does not work here.', error);
  });
}

/** Nothing of it is loaded before the page is complete and has nothing else to do. */
function startWhenIdle(): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', startWhenIdle, {once: true});
  else if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start);
}

/** A visit of one page costs nothing: it starts with the second page, or with the first search. */
if (isWanted) {
  const isSecondPage = document.referrer.startsWith(`${window.location.origin}/`);
  const isSearch = window.location.pathname.startsWith(`${siteConfig.baseUrl}search`);
  if (navigator.serviceWorker.controller || isSecondPage || isSearch) startWhenIdle();
  document.addEventListener('input', ({target}) => {
    if (target instanceof Element && target.closest('[role=search]')) startWhenIdle();
  });
}

interface RouteUpdate {
  location: {pathname: string};
  previousLocation?: {pathname: string} | null;
}

/** Docusaurus calls it whenever a page is shown. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  if (!isWanted || !previousLocation || previousLocation.pathname === location.pathname) return;
  if (!reader) return startWhenIdle();
  // A reader that could not be started has said so above.
  void reader.then(
    ({keepPage}) => keepPage(location.pathname),
    () => undefined,
  );
}
