import {cpSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {StaticHost} from '../../server/staticHost';
import {SEARCH_PACK} from '../../../src/offline/OfflineManifest';
import {axeFaults} from '../axeFaults';
import {watchViolations} from '../content-security-policy/watchViolations';
import {fullUnless} from '../fullUnless';
import {INDEX_FILES} from '../search/searchBox';
import {expect, SITE_BUILD, test, THEMES} from '../siteTest';
import {DATA_SAVER, reportConnection} from '../specification/connection';
import {keptPaths, untilKept, untilSearchIsKept} from './keptFiles';
import {writeSecondBuild} from './secondBuild';

test.use({serviceWorkers: 'allow'});

const ECS = '/docs/fundamentals/ecs/';
const LOOP = '/docs/core-modules/loop/';
const AUDIO = '/docs/core-modules/audio/';

const hydrated = (page: Page) =>
  expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();

/** Whether a path is that of all files of the search index in one. */
const isSearchPack = (path: string) => SEARCH_PACK.test(path.slice(1));

/** What the page says in place of one that is not kept. */
const NOT_KEPT = 'This page is not kept';
/** What a page of an earlier build is told. */
const NEW_VERSION = 'A new version of this site is ready.';
/** A cache that another site of the same host has, as below another path of it. */
const OF_OTHERS = 'another-site';
/** The reader is offline, as far as a host can bring that about. */
const UNREACHABLE = {pattern: /./, fault: {mode: 'drop'}} as const;

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Scripts that register the service worker. */
const OFFLINE_SCRIPTS = readdirSync(`${SITE_BUILD}/assets/js`)
  .filter((name) =>
    readFileSync(`${SITE_BUILD}/assets/js/${name}`, 'utf8').includes('updateViaCache'),
  )
  .map((name) => `/assets/js/${name}`);

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Names of the scripts the page has loaded. */
function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // Those of the page itself: the elements of chunks are gone as soon as they have run.
    [...document.querySelectorAll<HTMLScriptElement>('script[src][defer]')].map(
      ({src}) => new URL(src).pathname,
    ),
  );
}

/** What is asked for until a second build is ready. */
async function requestsOfUpdate(page: Page, host: StaticHost, second: string): Promise<string[]> {
  const before = host.requests.length;
  host.deploy(second);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  return host.requests.slice(before).map(({url}) => url);
}

test.describe('Without network', () => {
  test('what was read can be read again, whether it was loaded or clicked', async ({
    page,
    host,
  }) => {
    await page.goto('/docs/category/core-modules/');
    await untilKept(page, '/docs/category/core-modules/');
    await page
      .locator(`main a[href="${LOOP.slice(0, -1)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(/\/loop/);
    await untilKept(page, LOOP);
    const heading = await page.locator('h1').first().innerText();
    await host.close();

    await page.goto('/docs/category/core-modules/');
    await hydrated(page);
    await expect(page.locator('h1').first()).not.toHaveText(heading);
    await page.goto(LOOP);
    await hydrated(page);
    await expect(page.locator('h1').first()).toHaveText(heading);
  });

  test('the search finds what was never searched for', async ({page, host}) => {
    await page.goto(ECS);
    await untilSearchIsKept(page);
    // Of its hundreds of files none was asked for alone.
    const asked = host.requests.map(({url}) => url);
    expect(asked.filter(isSearchPack)).toHaveLength(1);
    expect(asked.filter((url) => /\.[tfrx]\d+\.bin$/.test(url))).toEqual([]);
    await host.close();

    await page.goto('/search/?q=camera');
    await expect(page.locator('main a[href*="/docs/"]').first()).toBeVisible();
  });

  test('a hit that was never read says so, and shows once the host answers again @full', async ({
    page,
    host,
  }) => {
    await page.goto(ECS);
    await untilSearchIsKept(page);
    host.faults.push(UNREACHABLE);
    await page.goto('/search/?q=audio');
    await hydrated(page);
    await page
      .locator(`main a[href^="${AUDIO.slice(0, -1)}"]`)
      .first()
      .click();

    await expect(page.getByRole('heading', {level: 1})).toHaveText(NOT_KEPT);
    await expect(page).toHaveURL(/\/core-modules\/audio/);
    host.faults.length = 0;
    await page.getByRole('button', {name: 'Try again'}).click();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Audio');
  });

  for (const theme of THEMES)
    test(`a page that was never read leads to those that were, in the ${theme} theme${fullUnless(theme === 'dark')}`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const violations = await watchViolations(page);
      await page.goto(ECS);
      await untilSearchIsKept(page);
      const heading = await page.locator('h1').first().innerText();
      const background = await backgroundOf(page);
      host.faults.push(UNREACHABLE);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const answer = await page.goto(AUDIO);

      await expect(page.getByRole('heading', {level: 1})).toHaveText(NOT_KEPT);
      expect(answer?.status()).toBe(503);
      expect(await backgroundOf(page)).toBe(background);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(requests).toEqual([host.url(AUDIO)]);
      expect(violations).toEqual([]);
      await expect(page.getByRole('link', {name: 'Search', exact: true})).toBeVisible();
      await page.getByRole('link', {name: heading, exact: true}).click();
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    });
});

test.describe('A second build under an open tab', () => {
  test('is offered, loaded on request, and takes over what was read', async ({
    page,
    host,
  }, info) => {
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    await page.goto(LOOP);
    await untilKept(page, LOOP);
    await page.goto(ECS);
    await untilKept(page, ECS);
    const first = await loadedScripts(page);
    await page.evaluate((name) => caches.open(name), OF_OTHERS);

    host.deploy(second);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('status').filter({hasText: NEW_VERSION});
    await expect(notice).toBeInViewport();
    expect(await loadedScripts(page)).toEqual(expect.arrayContaining(first));

    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', {name: 'Reload'}).click();
    await loaded;
    await expect.poll(async () => (await cacheNames(page)).length).toBe(2);
    expect(await cacheNames(page)).toContain(OF_OTHERS);
    await hydrated(page);
    expect((await loadedScripts(page)).filter((script) => first.includes(script))).toEqual([]);

    await host.close();
    await page.goto(LOOP);
    await hydrated(page);
    expect((await loadedScripts(page)).filter((script) => first.includes(script))).toEqual([]);
  });

  test('is never mixed with the first when an unread page is opened @full', async ({
    page,
    host,
  }, info) => {
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    await page.goto(ECS);
    await untilKept(page, ECS);
    await page.goto(LOOP);
    const first = await loadedScripts(page);
    host.deploy(second);

    await page.goto(AUDIO);
    await hydrated(page);
    expect((await loadedScripts(page)).filter((script) => first.includes(script))).toEqual([]);
    await page.goto('/search/?q=camera');
    await expect(page.locator('main a[href*="/docs/"]').first()).toBeVisible();
  });

  test('takes over in silence where no page of the first is open @full', async ({
    page,
    host,
  }, info) => {
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    await page.goto(ECS);
    await untilKept(page, ECS);
    const [first] = await cacheNames(page);
    host.deploy(second);

    await page.goto(AUDIO);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    await expect.poll(() => cacheNames(page)).toEqual([expect.not.stringMatching(`^${first}`)]);
    await expect(page.getByText(NEW_VERSION)).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  for (const [kind, route] of [
    ['both have', AUDIO],
    ['the first lacks', '/docs/core-modules/new-in-the-second/'],
  ] as const)
    test(`gives its own index to the search of a page that ${kind} @full`, async ({
      page,
      host,
    }, info) => {
      const second = info.outputPath('second');
      await writeSecondBuild(second);
      if (route !== AUDIO) cpSync(second + AUDIO, second + route, {recursive: true});
      await page.goto(ECS);
      await untilSearchIsKept(page);
      host.deploy(second);
      // The first build's service worker is still the one that answers.
      host.faults.push({pattern: /service-worker\.js/, fault: {mode: 'status', status: 500}});

      await page.goto(route);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('camera');
      await expect(page.getByRole('option').first()).toBeVisible();
      const askedByWorker = host.requests.filter(
        ({url, headers}) =>
          INDEX_FILES.test(url) && headers.referer?.startsWith(`${host.origin}/assets/js/`),
      );
      expect(askedByWorker).not.toEqual([]);
    });
});

for (const connection of [DATA_SAVER, {effectiveType: '2g', saveData: false} as const]) {
  const name = connection.saveData ? 'with the data saver' : 'on 2g';
  test(`The search is not kept ${name}, but what is read is @full`, async ({page, host}) => {
    await reportConnection(page, connection);
    await page.goto(ECS);
    await untilKept(page, ECS);
    expect(host.requests.filter(({url}) => INDEX_FILES.test(url))).toEqual([]);
  });
}

for (const kind of ['kept', 'not kept'] as const)
  test(`The search of a second build is ${kind} where that of the first one is @full`, async ({
    page,
    host,
  }, info) => {
    const second = info.outputPath('second');
    await writeSecondBuild(second);
    // The page alone knows of it: the worker would have all that it needs.
    if (kind === 'not kept') await reportConnection(page, DATA_SAVER);
    await page.goto(ECS);
    await (kind === 'kept' ? untilSearchIsKept(page) : untilKept(page, ECS));

    const asked = await requestsOfUpdate(page, host, second);
    expect(asked).toContain(ECS);
    expect(asked.some(isSearchPack)).toBe(kind === 'kept');
  });

test('The search of a second build is not kept with the data saver, though words were looked for @full', async ({
  page,
  host,
}, info) => {
  const second = info.outputPath('second');
  await writeSecondBuild(second);
  const worker = `${second}/service-worker.js`;
  const saving = `Object.defineProperty(navigator, 'connection', {value: {saveData: true}});`;
  writeFileSync(worker, saving + readFileSync(worker, 'utf8'));
  await reportConnection(page, DATA_SAVER);
  await page.goto(ECS);
  await untilKept(page, ECS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('camera');
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.includes('/search-index/')))
    .not.toEqual([]);

  const asked = await requestsOfUpdate(page, host, second);
  expect(asked).toContain(ECS);
  expect(asked.filter(isSearchPack)).toEqual([]);
});

test('The first view loads nothing of it before the page is complete', async ({page, host}) => {
  host.faults.push({pattern: /logo\.svg/, fault: {mode: 'hang'}});
  await page.goto(ECS, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(host.requests.map(({url}) => url)).not.toContain('/service-worker.js');
  host.faults.length = 0;
});

test('Its code is loaded after the page is complete and alive @full', async ({page}) => {
  await page.goto(ECS);
  await untilKept(page, ECS);
  const late = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const complete = (navigation as PerformanceNavigationTiming).loadEventStart;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.startsWith('/assets/js/'))
      .map(({name, startTime}) => ({
        path: new URL(name).pathname,
        isLate: startTime >= complete,
      }));
  });
  const offline = late.filter(({path}) => OFFLINE_SCRIPTS.includes(path));
  expect(offline.length).toBeGreaterThan(0);
  expect(offline.filter(({isLate}) => !isLate)).toEqual([]);
});
