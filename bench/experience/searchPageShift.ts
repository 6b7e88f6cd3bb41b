import type {Browser} from '@playwright/test';
import type {StaticHost} from '../../tests/server/staticHost';
import type {BenchSite} from './benchSites';
import {openPage} from './openPage';

/** Time in which results and late parts of the page may move it, in milliseconds. */
const WATCHED = 3000;

/** Measures how far the search page jumps while its results come, as CLS. */
export async function searchPageShift(
  browser: Browser,
  host: StaticHost,
  site: BenchSite,
): Promise<number> {
  const {page, slowDown, close} = await openPage(browser, site);
  try {
    await slowDown(4);
    await page.goto(host.url(`${site.searchPage}light`), {waitUntil: 'load'});
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(WATCHED);
    return await page.evaluate(() => window.probe.layoutShift);
  } finally {
    await close();
  }
}
