// Specification: 2.11.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {emittedScript, scriptSource} from '../../../plugins/base-url-banner/src';
import {fixtureSite} from '../../server/fixtureSites';
import {axeFaults} from '../axeFaults';
import {type StaticHost, type StaticHostOptions, startStaticHost} from '../../server/staticHost';
import {fullUnless} from '../fullUnless';
import {THEMES} from '../siteTest';
import {openPage} from '../openPage';

const CONFIGURED = '/site/';
let build: string;
let host: StaticHost | undefined;

test.beforeAll(() => {
  build = fixtureSite('bars');
});

test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

async function serve(base: string, options: Partial<StaticHostOptions> = {}): Promise<StaticHost> {
  host = await startStaticHost({dir: build, base, ...options});
  return host;
}

const banner = (page: Page) => page.getByRole('alert');
async function recordBanners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as {banners: number};
    seen.banners = 0;
    new MutationObserver(() => {
      seen.banners += document.querySelectorAll('[id*=base-url-issue-banner]').length;
    }).observe(document, {childList: true, subtree: true});
  });
  return () => page.evaluate(() => (window as unknown as {banners: number}).banners);
}

test.describe('Under the configured base URL', () => {
  for (const route of ['/', '/docs/first/', '/de/', '/docs/first/index.html']) {
    test(`no banner is shown on ${route}${fullUnless(route === '/')}`, async ({page}) => {
      const {url, faults} = await serve(CONFIGURED);
      // A slow page must not be mistaken for a broken one.
      faults.push({pattern: /\.(js|css)$/, fault: {mode: 'delay', ms: 1500}});
      const count = await recordBanners(page);
      await openPage(page, url(route));
      expect(await count()).toBe(0);
    });
  }

  test('blocked scripts are named and no base URL is suggested', async ({page}) => {
    const {url, requests} = await serve(CONFIGURED);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url('/docs/first/'));
    await expect(banner(page)).toContainText('Your site did not load properly');
    await expect(banner(page)).toContainText('The base URL fits this address');
    await expect(banner(page)).toContainText(/\/site\/assets\/js\/\S+\.js/);
    await expect(banner(page)).not.toContainText('Suggested');
    expect(requests.filter(({method}) => method === 'HEAD')).toEqual([]);
  });
});

test('the script has the same hash on every page of every language', () => {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const hashes = pages.map((file) =>
    scriptSource(emittedScript(readFileSync(path.join(build, file), 'utf8')) ?? ''),
  );
  expect(pages.length).toBeGreaterThan(3);
  expect([...new Set(hashes)]).toEqual([readFileSync(path.join(build, 'csp.txt'), 'utf8').trim()]);
});

test.describe('Under another base URL', () => {
  for (const [base, route] of [
    ['/wrong/', '/'],
    ['/deep/er/', '/docs/deep/second/'],
    ['/deep/er/', '/index.html'],
    ['/', '/docs/first/index.html'],
    ['/wrong/', '/de/docs/first/'],
  ] as const)
    test(`${base} is suggested on ${route}${fullUnless(!/^\/de\/|html$/.test(route))}`, async ({
      page,
    }) => {
      const {url, requests} = await serve(base);
      await page.goto(url(route));
      await expect(banner(page)).toContainText(
        route.startsWith('/de/')
          ? 'Ihre Website wurde nicht richtig geladen'
          : 'Your site did not load properly',
      );
      await expect(banner(page).locator('strong')).toHaveText([/./, CONFIGURED, base]);
      expect(requests.filter(({method}) => method === 'HEAD')).toHaveLength(1);
    });

  test('no base URL is suggested if the host returns an HTML page for the files below it', async ({
    page,
  }) => {
    const {url, faults} = await serve('/wrong/');
    faults.push({pattern: /\/assets\//, fault: {mode: 'html'}});
    await page.goto(url('/'));
    await expect(banner(page)).toContainText('A file of the site is missing, blocked');
    await expect(banner(page)).toContainText('/site/assets/');
    await expect(banner(page)).not.toContainText('Suggested');
  });

  test('without JavaScript, no banner is shown', async ({browser}) => {
    const {url} = await serve('/wrong/');
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(url('/'));
    await expect(banner(page)).toHaveCount(0);
    await context.close();
  });

  test('crawlers get no banner to index @full', async ({browser}) => {
    const {url} = await serve('/wrong/');
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const page = await context.newPage();
    await page.goto(url('/'), {waitUntil: 'networkidle'});
    await expect(banner(page)).toHaveCount(0);
    await context.close();
  });

  test('with pages: home, only the home page shows the banner @full', async ({page}) => {
    const {url} = await serve('/wrong/');
    await page.route(/\/wrong\/(docs\/first\/)?$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"pages":"all"', '"pages":"home"');
      await route.fulfill({response, body});
    });
    const count = await recordBanners(page);
    await page.goto(url('/docs/first/'), {waitUntil: 'networkidle'});
    expect(await count()).toBe(0);
    await page.goto(url('/'));
    await expect(banner(page)).toBeVisible();
  });

  for (const theme of THEMES)
    test(`the banner is accessible in the ${theme} theme, can be closed, and is not printed${fullUnless(theme === 'dark')}`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 800});
      // Blocks scripts, because both themes must be readable without them.
      const {url} = await serve(CONFIGURED);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(url(`/?docusaurus-theme=${theme}`));
      await expect(banner(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(
        await axeFaults(page, (axe) => axe.include('#docusaurus-base-url-issue-banner')),
      ).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await page.emulateMedia({media: 'print'});
      await expect(banner(page)).toBeHidden();
      await page.emulateMedia({media: 'screen'});
      await banner(page).getByRole('button', {name: 'Close'}).click();
      await expect(banner(page)).toHaveCount(0);
    });
});
