import type {Browser, Page} from '@playwright/test';

/** Time that the browser spent since the last `takeWork`, in milliseconds, by kind of work. */
export interface Work {
  style: number;
  script: number;
  /** Total blocking time: the parts of tasks above 50 ms. */
  blocking: number;
  longest: number;
}

export interface SlowPage {
  page: Page;
  takeWork: () => Promise<Work>;
  slowDown: () => Promise<void>;
  close: () => Promise<void>;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** CPU slowdown that simulates a lower mid-range phone. */
const SLOWER = 4;

/** Opens a page for measuring. It runs at full speed until `slowDown` is called. */
export async function openSlowPage(browser: Browser, width: number): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport: {width, height: 823},
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask', buffered: true});
  });
  let [style, script] = [0, 0];
  const takeWork = async () => {
    const {metrics} = await devTools.send('Performance.getMetrics');
    const valueOf = (wanted: string) =>
      1000 * (metrics.find(({name}) => name === wanted)?.value ?? NaN);
    const tasks = await page.evaluate(() => window.longTasks.splice(0));
    const before = {style, script};
    style = valueOf('RecalcStyleDuration');
    script = valueOf('ScriptDuration');
    return {
      style: style - before.style,
      script: script - before.script,
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longest: Math.max(0, ...tasks),
    };
  };
  return {
    page,
    takeWork,
    slowDown: async () =>
      void (await devTools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER})),
    close: () => context.close(),
  };
}
