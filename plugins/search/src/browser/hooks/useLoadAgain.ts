import {useEffect, useRef} from 'react';

/** Wait before what failed online is loaded again, in milliseconds; twice as long each time. */
const FIRST_WAIT = 1000;
const MOST_ATTEMPTS = 6;

/**
 * Loads again what failed: when the network is back, and a few times without being told so.
 *
 * @param failure another object for each failure; undefined where nothing failed
 * @param load is to stay the same between renderings
 */
export function useLoadAgain(failure: object | undefined, load: () => void): void {
  const attempts = useRef(0);
  useEffect(() => {
    if (!failure) return undefined;
    window.addEventListener('online', load);
    // Browsers say so early: a network that has just come back may fail the first requests.
    const isWorthwhile = navigator.onLine && attempts.current < MOST_ATTEMPTS;
    const wait = FIRST_WAIT * 2 ** attempts.current;
    const retry = () => {
      attempts.current++;
      load();
    };
    const timer = isWorthwhile ? setTimeout(retry, wait) : undefined;
    return () => {
      window.removeEventListener('online', load);
      clearTimeout(timer);
    };
  }, [failure, load]);
}
