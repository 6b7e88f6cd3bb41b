import type {Browser, Page} from '@playwright/test';
import type {StaticHost} from '../../tests/server/staticHost';
import type {BenchSite} from './benchSites';
import {openPage} from './openPage';
import {largest, median, percentile} from './statistics';

/** What typing in a search that is loaded is like; all times in milliseconds. */
export interface WarmTyping {
  keys: number;
  /** Keys that changed nothing on the screen. */
  silent: number;
  median: number;
  p95: number;
  largest: number;
  longTasks: number;
  longestTask: number;
}

const ROUTE = '/docs/fundamentals/getting-started/';
/** Typed letter by letter: words and names that this site's headings hold. */
const QUERIES = [
  'light',
  'shader',
  'animation',
  'physics collider',
  'getting started',
  'render system',
  'sprite',
  'audio volume',
  'keyboard input',
  'particle',
  'camera zoom',
  'game loop',
  'entity component',
  'tilemap',
  'asset bundle',
  'scene transition',
];
/** The suggestions stand when nothing has changed for this long, in milliseconds. */
const QUIET = 60;
const LONGEST = 1500;
/** Forgets what has changed so far. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window.probe, {changes: [], input: undefined}));
}

/** Time from the last change of the field to the last change of the suggestions it led to. */
async function settle(page: Page): Promise<number | undefined> {
  return page.evaluate(
    async ([quiet, longest]) => {
      const started = performance.now();
      while (performance.now() - started < longest) {
        const {input, changes} = window.probe;
        const last =
          input === undefined ? undefined : changes.filter((time) => time >= input).pop();
        if (input !== undefined && last !== undefined && performance.now() - last > quiet)
          return last - input;
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
      return undefined;
    },
    [QUIET, LONGEST] as const,
  );
}

/** Measures every key of queries that are typed once the search has been used. */
export async function warmTyping(
  browser: Browser,
  host: StaticHost,
  site: BenchSite,
  processorSlowdown: number,
): Promise<WarmTyping> {
  const {page, slowDown, close} = await openPage(browser, site);
  try {
    await page.goto(host.url(ROUTE), {waitUntil: 'load'});
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Backspace');
    await slowDown(processorSlowdown);
    await page.evaluate(() => (window.probe.longTasks = []));
    const times: number[] = [];
    let keys = 0;
    for (const query of QUERIES) {
      await page.keyboard.press('Control+a');
      await watchChanges(page);
      await page.keyboard.press('Backspace');
      await settle(page);
      for (const letter of query) {
        keys++;
        await watchChanges(page);
        await page.keyboard.type(letter);
        const time = await settle(page);
        if (time !== undefined) times.push(time);
      }
    }
    const longTasks = await page.evaluate(() => window.probe.longTasks);
    return {
      keys,
      silent: keys - times.length,
      median: median(times),
      p95: percentile(times, 0.95),
      largest: largest(times),
      longTasks: longTasks.length,
      longestTask: largest(longTasks),
    };
  } finally {
    await close();
  }
}
