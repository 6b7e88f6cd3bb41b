import type {Browser} from '@playwright/test';
import type {StaticHost} from '../../tests/server/staticHost';
import type {ThrottleOptions} from '../../tests/server/Throttle';
import type {BenchSite} from './benchSites';
import {openPage} from './openPage';
import {largest} from './statistics';

/** How fast network and processor are. */
export interface Conditions {
  network: ThrottleOptions | undefined;
  processorSlowdown: number;
}

/** One first search in a fresh browser. */
export interface ColdSearch {
  /** From mod+k to the first painted suggestion, in milliseconds; NaN where none came. */
  milliseconds: number;
  requests: number;
  bytes: number;
  longestTask: number;
  /** Every answer since mod+k, as `<ms since mod+k> <file> <bytes>`. */
  files: string[];
}

const ROUTE = '/docs/fundamentals/getting-started/';
const QUERY = 'light';
/** Between two letters, in milliseconds: a fast typist. */
const TYPING_GAP = 60;
/** Time in which the page is read before it is searched, in milliseconds. */
const READING = 1500;
const LONGEST = 60_000;

/** Measures a first search: page read, nothing of the search in the cache, mod+k and five letters. */
export async function coldSearch(
  browser: Browser,
  host: StaticHost,
  site: BenchSite,
  {network, processorSlowdown}: Conditions,
): Promise<ColdSearch> {
  const {page, slowDown, close} = await openPage(browser, site);
  try {
    await page.goto(host.url(ROUTE), {waitUntil: 'load'});
    await page.waitForTimeout(READING);
    await page.waitForLoadState('networkidle');
    host.throttle(network);
    await slowDown(processorSlowdown);
    const before = host.requests.length;
    const started = performance.now();
    await page.evaluate(() => {
      window.probe.keys = [];
      window.probe.longTasks = [];
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(QUERY, {delay: TYPING_GAP});
    const came = await page
      .waitForFunction(() => window.probe.firstPainted !== undefined, null, {timeout: LONGEST})
      .then(() => true)
      .catch((error: Error) => {
        if (error.name === 'TimeoutError') return false;
        throw error;
      });
    const notes = await page.evaluate(() => ({...window.probe}));
    const requests = host.requests.slice(before);
    return {
      milliseconds: came ? (notes.firstPainted ?? NaN) - (notes.keys[0] ?? NaN) : NaN,
      requests: requests.length,
      bytes: requests.reduce((sum, {bytes}) => sum + bytes, 0),
      longestTask: largest(notes.longTasks),
      files: requests.map(
        ({url, at, bytes}) =>
          `${Math.round(at - started)} ${url.split('/').slice(-2).join('/')} ${bytes}`,
      ),
    };
  } finally {
    host.throttle(undefined);
    await close();
  }
}
