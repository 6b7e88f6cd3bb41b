import type {Page} from '@playwright/test';
import {type StaticHost, startStaticHost} from '../../server/staticHost';
import {fullUnless} from '../fullUnless';
import {expect, SITE_BUILD, test as siteTest} from '../siteTest';
import {DATA_SAVER, reportConnection} from '../specification/connection';
import {DOCS_PAGE, hydrated, INDEX_FILES, options} from './searchBox';

/** A host that lets browsers keep files for some minutes, as GitHub Pages does. */
const test = siteTest.extend<{host: StaticHost}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern.
  host: async ({}, provide) => {
    const headers = {'cache-control': 'max-age=600'};
    const host = await startStaticHost({dir: SITE_BUILD, headers});
    await provide(host);
    await host.close();
  },
});

const urls = (host: StaticHost, from = 0) => host.requests.slice(from).map(({url}) => url);
const scripts = (host: StaticHost, from = 0) =>
  urls(host, from).filter((url) => url.endsWith('.js'));
const prefetched = (host: StaticHost) =>
  host.requests.filter(({headers}) => headers['sec-purpose'] === 'prefetch').map(({url}) => url);

async function readPage(page: Page): Promise<void> {
  await page.goto(DOCS_PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(options(page).first()).toBeVisible();
}

test('an idle page prefetches the scripts of the search, runs none, and loads no index', async ({
  page,
  host,
  browser,
}) => {
  const saving = await (await browser.newContext({serviceWorkers: 'block'})).newPage();
  await reportConnection(saving, DATA_SAVER);
  // What else an idle page loads, and when, is not for the search.
  await saving.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await saving.goto(host.url(DOCS_PAGE));
  await hydrated(saving);
  await saving.waitForLoadState('networkidle');
  const before = host.requests.length;
  await search(saving);
  const ofSearch = scripts(host, before);
  expect(ofSearch.length).toBeGreaterThan(1);
  await saving.context().close();

  const start = host.requests.length;
  await readPage(page);
  await expect.poll(() => prefetched(host)).toEqual(expect.arrayContaining(ofSearch));
  expect(urls(host, start).filter((url) => INDEX_FILES.test(url))).toEqual([]);
  expect(page.workers()).toEqual([]);
  const run = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => new URL((script as HTMLScriptElement).src).pathname));
  expect(run.filter((url) => ofSearch.includes(url))).toEqual([]);
});

test('a search on an idle page asks for no script any more @full', async ({page, host}) => {
  await readPage(page);
  await expect
    .poll(() => prefetched(host).some((url) => url.includes('search-suggestions')))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  const before = host.requests.length;
  await search(page);
  expect(urls(host, before).some((url) => INDEX_FILES.test(url))).toBe(true);
  expect(scripts(host, before)).toEqual([]);
});

test('a reader who is faster than an idle moment gets no script twice @full', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => held.push(callback);
    document.addEventListener('idle-at-last', () => {
      for (const callback of held) callback({didTimeout: true, timeRemaining: () => 0});
    });
  });
  await readPage(page);
  await search(page);
  expect(scripts(host).some((url) => url.includes('search-suggestions'))).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event('idle-at-last')));
  await expect(page.locator('link[rel=prefetch][href*="search-suggestions"]')).toHaveCount(0);
});

for (const connection of [DATA_SAVER, {effectiveType: '2g', saveData: false} as const]) {
  const name = connection.saveData ? 'with the data saver' : 'on 2g';
  test(`the scripts of the search are not prefetched ${name}${fullUnless(connection === DATA_SAVER)}`, async ({
    page,
    host,
  }) => {
    await reportConnection(page, connection);
    await readPage(page);
    expect(prefetched(host)).toEqual([]);
  });
}
