import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {watchViolations} from '../content-security-policy/watchViolations';
import {fullUnless} from '../fullUnless';
import {INDEX_FILES, typeInSearch} from '../search/searchBox';
import {expect, SITE_BUILD, test, THEMES} from '../siteTest';
import {startStaticHost} from '../../server/staticHost';
import {DATA_SAVER, reportConnection} from '../specification/connection';
import {keptPaths, readPage, untilKept, untilSearchIsKept} from './keptFiles';
import {writeSecondBuild} from './secondBuild';
import {openPage} from '../openPage';

test.use({serviceWorkers: 'allow'});

const CATEGORY = '/docs/category/core-modules/';
const ECS = '/docs/fundamentals/ecs/';
const LOOP = '/docs/core-modules/loop/';
const AUDIO = '/docs/core-modules/audio/';

const hydrated = (page: Page) =>
  expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();

const NOT_KEPT = 'This page is not kept';
const NEW_VERSION = 'A new version of this site is ready.';
/** Name of a cache that belongs to another site on the same host. */
const OF_OTHERS = 'another-site';
const UNREACHABLE = {pattern: /./, fault: {mode: 'drop'}} as const;

const heading = (page: Page) => page.getByRole('heading', {level: 1});

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const firstScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src][defer]')].map(({src}) => src),
  );

const askForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready).update());

test.describe('A first visit', () => {
  test('of a single page caches nothing and does not prefetch the search', async ({page, host}) => {
    await openPage(page, ECS);
    await page.waitForLoadState('networkidle');
    const asked = host.requests.map(({url}) => url);
    expect(asked.filter((url) => /service-worker|search-/.test(url))).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('caches the search after the first query @full', async ({page}) => {
    await typeInSearch(page, 'camera', ECS);
    await untilSearchIsKept(page);
  });

  test('loads no code for reading offline before the page is complete', async ({page, host}) => {
    host.faults.push({pattern: /logo\.svg/, fault: {mode: 'hang'}});
    await page.goto(ECS, {waitUntil: 'domcontentloaded', referer: `${host.origin}/`});
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(host.requests.map(({url}) => url)).not.toContain('/service-worker.js');
    host.faults.length = 0;
  });
});

test.describe('Offline', () => {
  test('pages that were loaded or clicked can be read again, and the search finds words that were never searched', async ({
    page,
    host,
  }) => {
    await readPage(page, CATEGORY, host.origin);
    await page
      .locator(`main a[href="${LOOP.slice(0, -1)}"]`)
      .first()
      .click();
    await untilKept(page, LOOP);
    const title = await heading(page).innerText();
    await untilSearchIsKept(page);
    await host.close();

    await openPage(page, CATEGORY);
    await expect(heading(page)).not.toHaveText(title);
    await openPage(page, LOOP);
    await expect(heading(page)).toHaveText(title);
    await page.goto('/search/?q=camera');
    await expect(page.locator('main a[href*="/docs/"]').first()).toBeVisible();
  });

  test('opening a hit that is not cached shows a message, and Try again loads it when the host is back', async ({
    page,
    host,
  }) => {
    await readPage(page, ECS, host.origin);
    await untilSearchIsKept(page);
    host.faults.push(UNREACHABLE);
    await openPage(page, '/search/?q=audio');
    await page
      .locator(`main a[href^="${AUDIO.slice(0, -1)}"]`)
      .first()
      .click();

    await expect(heading(page)).toHaveText(NOT_KEPT);
    await expect(page).toHaveURL(/\/core-modules\/audio/);
    host.faults.length = 0;
    await page.getByRole('button', {name: 'Try again'}).click();
    await hydrated(page);
    await expect(heading(page)).toHaveText('Audio');
  });

  for (const theme of THEMES)
    test(`a list of cached pages is shown instead of a page that is not cached, in the ${theme} theme${fullUnless(theme === 'dark')}`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const violations = await watchViolations(page);
      await readPage(page, ECS, host.origin);
      await untilSearchIsKept(page);
      const title = await heading(page).innerText();
      const background = await backgroundOf(page);
      host.faults.push(UNREACHABLE);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const answer = await page.goto(AUDIO);

      await expect(heading(page)).toHaveText(NOT_KEPT);
      expect(answer?.status()).toBe(503);
      expect(await backgroundOf(page)).toBe(background);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(requests).toEqual([host.url(AUDIO)]);
      expect(violations).toEqual([]);
      await expect(page.getByRole('link', {name: 'Search', exact: true})).toBeVisible();
      await page.getByRole('link', {name: title, exact: true}).click();
      await hydrated(page);
      await expect(heading(page)).toHaveText(title);
    });

  test('an HTML page that is sent instead of a script is not cached as the script @full', async ({
    page,
    host,
  }) => {
    await readPage(page, ECS, host.origin);
    const isKept = await page.evaluate(async (address) => {
      await fetch(address);
      return (await caches.match(address)) !== undefined;
    }, `${host.origin}/assets/js/lost.12345678.js`);
    expect(isKept).toBe(false);
  });
});

test.describe('A second build while a tab is open', () => {
  test('is offered and loaded on request, and cached pages of the first one can be read', async ({
    page,
    host,
  }, info) => {
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    await readPage(page, LOOP, host.origin);
    await readPage(page, ECS, host.origin);
    const first = await firstScripts(page);
    await page.evaluate((name) => caches.open(name), OF_OTHERS);

    host.deploy(second);
    await askForUpdate(page);
    const notice = page.getByRole('status').filter({hasText: NEW_VERSION});
    await expect(notice).toBeInViewport();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', {name: 'Reload'}).click();
    await loaded;
    await hydrated(page);
    expect((await firstScripts(page)).filter((script) => first.includes(script))).toEqual([]);

    await untilSearchIsKept(page);
    await host.close();
    await openPage(page, LOOP);
    await expect(heading(page)).toHaveText('Pause, frame rate and the loop');
    expect(await page.evaluate(() => caches.keys())).toContain(OF_OTHERS);
  });

  test('is offered although the host lets browsers cache pages for ten minutes @full', async ({
    page,
  }, info) => {
    const headers = {'cache-control': 'max-age=600'};
    const host = await startStaticHost({dir: SITE_BUILD, headers});
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    await readPage(page, ECS, host.origin);
    host.deploy(second);
    await askForUpdate(page);
    await expect(page.getByRole('status').filter({hasText: NEW_VERSION})).toBeInViewport();
    await host.close();
  });

  test('is not offered if the open page already belongs to it, and that page is cached @full', async ({
    page,
    host,
  }, info) => {
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    await readPage(page, ECS, host.origin);
    const first = await firstScripts(page);
    host.deploy(second);
    // The service worker of the first build still responds.
    host.faults.push({pattern: /service-worker\.js/, fault: {mode: 'status', status: 500}});
    await openPage(page, AUDIO);
    expect((await firstScripts(page)).filter((script) => first.includes(script))).toEqual([]);
    await untilKept(page, AUDIO);
    await page.evaluate(() => fetch('/robots.txt'));

    host.faults.length = 0;
    await askForUpdate(page);
    // Waits until a page of the new build has sent the list of its loaded files to the service worker.
    const isGiven = () =>
      page.evaluate(async () => {
        const cacheName = (await caches.keys())[1];
        return (
          cacheName !== undefined && (await caches.match('/robots.txt', {cacheName})) !== undefined
        );
      });
    await expect.poll(isGiven).toBe(true);
    await expect(page.getByText(NEW_VERSION)).toBeHidden();
    await host.close();
    await openPage(page, AUDIO);
    await expect(heading(page)).toHaveText('Audio');
  });

  test('keeps the caches of at most two builds @full', async ({page, host}, info) => {
    const second = info.outputPath('second');
    cpSync(SITE_BUILD, second, {recursive: true});
    await readPage(page, ECS, host.origin);
    const builds = () => page.evaluate(() => caches.keys());
    const seen = await builds();
    expect(seen).toHaveLength(1);
    const script = readFileSync(`${SITE_BUILD}/service-worker.js`, 'utf8');
    const digest = /digest:"(\w+)"/.exec(script)?.[1] ?? '';
    host.deploy(second);
    for (const other of ['0123456789abcdef', 'fedcba9876543210']) {
      writeFileSync(`${second}/service-worker.js`, script.replaceAll(digest, other));
      await askForUpdate(page);
      await expect.poll(async () => (await builds()).at(-1)).toContain(other);
      seen.push(`offline:/:${other}`);
    }
    await expect.poll(builds).toEqual(seen.slice(-2));
  });
});

test.describe('A browser whose cache fails', () => {
  for (const method of ['CacheStorage.prototype.open', 'CacheStorage.prototype.match'])
    test(`loads pages with their styles and scripts: ${method}${fullUnless(method.includes('match'))}`, async ({
      page,
      host,
    }, info) => {
      const dir = info.outputPath('site');
      cpSync(SITE_BUILD, dir, {recursive: true});
      const worker = `${dir}/service-worker.js`;
      const broken = `${method} = () => Promise.reject(new DOMException('Broken', 'UnknownError'));`;
      writeFileSync(worker, broken + readFileSync(worker, 'utf8'));
      host.deploy(dir);
      await openPage(page, CATEGORY);
      await page.evaluate(async () => {
        await navigator.serviceWorker.register('/service-worker.js');
        await navigator.serviceWorker.ready;
      });
      await openPage(page, ECS);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    });
});

test('With the data saver, pages are cached when they are read, but the search is not', async ({
  page,
  host,
}) => {
  await reportConnection(page, DATA_SAVER);
  await readPage(page, ECS, host.origin);
  expect(host.requests.filter(({url}) => INDEX_FILES.test(url))).toEqual([]);
  expect((await keptPaths(page)).filter((path) => path.startsWith('/search'))).toEqual([]);
});
