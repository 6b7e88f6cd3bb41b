import type {Browser, Page} from '@playwright/test';
import {type LivingFigure, openFigure} from '../../tests/e2e/figures/livingFigures';

/** Frames that are measured: four seconds. */
const FRAMES = 240;
const SLOWDOWN = 4;

declare global {
  interface Window {
    frameWork: number[];
    longTasks: number[];
  }
}

export interface FigureCost {
  /** Milliseconds that one frame keeps the main thread busy. */
  readonly median: number;
  readonly p95: number;
  /** Milliseconds of the longest task above 50 ms on a processor four times slower, or 0. */
  readonly longestTask: number;
}

async function openRecorded(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: {width: 1280, height: 900},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.frameWork = [];
    window.longTasks = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        const start = performance.now();
        callback(now);
        window.frameWork.push(performance.now() - start);
      });
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  return page;
}

/** Lets a figure play until it has drawn so many frames more. */
async function play(page: Page, frames: () => Promise<number>, count: number): Promise<void> {
  const end = (await frames()) + count;
  while ((await frames()) < end) await page.evaluate(() => new Promise(requestAnimationFrame));
}

export async function measureFigure(
  browser: Browser,
  origin: string,
  figure: LivingFigure,
): Promise<FigureCost> {
  const page = await openRecorded(browser, origin);
  const {frames} = await openFigure(page, figure);
  await page.waitForLoadState('networkidle');
  await play(page, frames, 60);
  await page.evaluate(() => {
    window.frameWork = [];
  });
  await play(page, frames, FRAMES);
  // Frames in which the figure did nothing, asked for by this bench, are left out.
  const work = await page.evaluate(() =>
    window.frameWork.filter((milliseconds) => milliseconds > 0.1),
  );
  work.sort((one, other) => one - other);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    window.longTasks = [];
  });
  await play(page, frames, FRAMES / SLOWDOWN);
  const longTasks = await page.evaluate(() => window.longTasks);
  await page.context().close();
  return {
    median: work[Math.floor(work.length / 2)] ?? 0,
    p95: work[Math.floor(work.length * 0.95)] ?? 0,
    longestTask: Math.max(0, ...longTasks),
  };
}
