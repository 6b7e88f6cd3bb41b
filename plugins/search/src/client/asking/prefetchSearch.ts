import {isSlowOrCostly} from '../browser/isSlowOrCostly';
import {workerAddress} from './startWorker';
import {SUGGESTIONS_CHUNK} from './suggestionsChunk';

/** Longest that the browser may put the work off on a busy page, in milliseconds. */
const LATEST = 10_000;

/** Docusaurus's function for the address of the script that a chunk with this name is in. */
declare const __webpack_require__: {gca: (name: string) => string};

function prefetch(href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/** A page may have several search fields, and a reader who is faster than an idle moment. */
let isFetched = false;

/** Says that the scripts are loaded now, so that nothing is fetched beforehand any more. */
export function skipPrefetch(): void {
  isFetched = true;
}

function prefetchScripts(): void {
  if (isFetched) return;
  isFetched = true;
  prefetch(workerAddress());
  const suggestions = __webpack_require__.gca(SUGGESTIONS_CHUNK);
  // A site whose own field loads them under another name has no such script.
  if (!suggestions.includes('undefined')) prefetch(suggestions);
}

/**
 * Brings the scripts of the search into the browser's cache when the page is complete and the
 * browser has nothing else to do. None of them runs before a reader turns to the search, and no
 * index is loaded. On 2g and where readers save data, nothing is fetched.
 *
 * @returns ends it, as far as it has not happened yet
 */
export function prefetchSearch(): () => void {
  if (isSlowOrCostly(navigator)) return () => undefined;
  const idle = new AbortController();
  const whenIdle = () => {
    if (!('requestIdleCallback' in window)) return;
    const handle = requestIdleCallback(prefetchScripts, {timeout: LATEST});
    idle.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, {once: true, signal: idle.signal});
  return () => idle.abort();
}
