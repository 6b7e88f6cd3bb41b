import type {Browser, CDPSession, Page} from '@playwright/test';
import type {BenchSite} from './benchSites';
import {installProbe} from './probe';

/** A page with a browser's empty cache of its own. */
export interface MeasuredPage {
  page: Page;
  /** Makes the page's main thread this many times slower. */
  slowDown: (times: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a page whose readers' side is noted by the probe. */
export async function openPage(
  browser: Browser,
  {popup, serviceWorkers}: BenchSite,
): Promise<MeasuredPage> {
  const context = await browser.newContext({
    viewport: {width: 1280, height: 900},
    serviceWorkers,
  });
  await context.addInitScript(installProbe, popup);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  return {
    page,
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', {rate});
    },
    close: () => context.close(),
  };
}
