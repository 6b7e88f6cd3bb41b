/** Added by `ScriptAddressesPlugin`. */
declare const __webpack_require__: {searchScripts: () => string[]};

/** Network Information API, in browsers that have it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Time in milliseconds after which a reader is likely to stay. */
const LONG = 10_000;

let isPlanned = false;

function fetchScripts(): void {
  for (const address of __webpack_require__.searchScripts()) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  }
}

/**
 * Prefetches the scripts of the search, but nothing of its index, once the page has been open for a while and is idle.
 * Slow connections and readers who save data are left out.
 */
export function fetchScriptsWhenIdle(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  const isSlow = (connection?.effectiveType ?? '4g') !== '4g';
  if (isPlanned || isSlow || connection?.saveData === true || !('requestIdleCallback' in window))
    return;
  isPlanned = true;
  setTimeout(() => requestIdleCallback(fetchScripts), LONG);
}
