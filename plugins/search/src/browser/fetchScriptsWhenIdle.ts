/** Added by `ScriptAddressesPlugin`. */
declare const __webpack_require__: {searchScripts: () => string[]};

/** What browsers that know it tell of the network. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** How long a page has been there before its reader is taken to stay, in milliseconds. */
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
 * Fetches the scripts of the search, and nothing of its index, once the page has long been there and has nothing
 * else to do: not where the line is slow or the reader saves data.
 */
export function fetchScriptsWhenIdle(): void {
  const {connection} = navigator as Navigator & {connection?: Connection};
  const isSlow = (connection?.effectiveType ?? '4g') !== '4g';
  if (isPlanned || isSlow || connection?.saveData === true || !('requestIdleCallback' in window))
    return;
  isPlanned = true;
  setTimeout(() => requestIdleCallback(fetchScripts), LONG);
}
