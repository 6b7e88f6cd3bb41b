import type {Browser, Page} from '@playwright/test';
import {percentile} from '../search/measure/relevance';
import {type LivingFigure, openFigure} from '../../tests/e2e/figures/livingFigures';

/** Number of measured frames: four seconds. */
const FRAMES = 240;
const SLOWDOWN = 4;
const LONG_TASK = 50;

export interface FigureCost {
  /** CPU time of one frame on the main thread, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Longest task above 50 ms with a CPU slowdown of 4, in milliseconds, or 0. */
  readonly longestTask: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread in microseconds. Unlike wall time, it excludes other processes. */
  readonly tdur?: number;
}

async function play(page: Page, frames: () => Promise<number>, count: number): Promise<void> {
  const end = (await frames()) + count;
  while ((await frames()) < end) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Returns the duration in milliseconds of each frame callback, and of all tasks on the same thread. */
async function trace(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<{frames: number[]; tasks: number[]}> {
  await browser.startTracing(page, {categories: ['devtools.timeline', 'toplevel']});
  await work();
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const isFrame = ({name}: TraceEvent): boolean => name === 'FireAnimationFrame';
  const main = traceEvents.find(isFrame);
  if (!main) throw new Error('The trace has no frame.');
  const own = traceEvents.filter(({pid, tid}) => pid === main.pid && tid === main.tid);
  const times = (events: readonly TraceEvent[]): number[] =>
    events.map(({tdur = 0}) => tdur / 1000);
  return {
    frames: times(own.filter(isFrame)),
    tasks: times(own.filter(({name}) => name === 'ThreadControllerImpl::RunTask')),
  };
}

export async function measureFigure(
  browser: Browser,
  origin: string,
  figure: LivingFigure,
): Promise<FigureCost> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const {frames} = await openFigure(page, figure);
  await page.waitForLoadState('networkidle');
  await play(page, frames, 60);
  const calm = await trace(browser, page, () => play(page, frames, FRAMES));
  // Ignores frames in which the figure did nothing. `play` requested them while it waited.
  const work = calm.frames.filter((milliseconds) => milliseconds > 0.1);

  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const slow = await trace(browser, page, () => play(page, frames, FRAMES / SLOWDOWN));
  await context.close();
  const longest = Math.max(0, ...slow.tasks);
  return {
    median: percentile(work, 0.5),
    p95: percentile(work, 0.95),
    longestTask: longest > LONG_TASK ? longest : 0,
  };
}
