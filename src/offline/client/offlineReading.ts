import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {OfflineReader} from './startOfflineReading';

const wanted =
  siteConfig.customFields?.offline === true &&
  process.env.NODE_ENV === 'production' &&
  ExecutionEnvironment.canUseDOM &&
  'serviceWorker' in navigator;

let reader: Promise<OfflineReader> | undefined;

function isStorageBlocked(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

function start(): void {
  reader = import('./startOfflineReading').then(({startOfflineReading}) =>
    startOfflineReading(siteConfig.baseUrl),
  );
  reader.catch((error: unknown) => {
    // Who blocks storage blocks service workers with it, and Docusaurus has warned of that.
    if (!isStorageBlocked()) console.warn('Reading offline does not work here.', error);
  });
}

/** Nothing of it is loaded before the page is complete and has nothing else to do. */
function startWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start);
}

if (wanted) {
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, {once: true});
}

/** Docusaurus calls it whenever a page is shown. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  // A reader that could not be started has said so above.
  void reader?.then(
    ({keepPage}) => keepPage(location.pathname),
    () => undefined,
  );
}
