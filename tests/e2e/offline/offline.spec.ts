import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {writeSecondBuild} from './secondBuild';

test.use({serviceWorkers: 'allow'});

const ECS = '/docs/fundamentals/ecs/';
const LOOP = '/docs/core-modules/loop/';
const AUDIO = '/docs/core-modules/audio/';

/** Paths of all that is kept, whatever the build. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({url}) => new URL(url).pathname);
  });
}

async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(`${path}index.html`);
}

async function untilSearchIsKept(page: Page): Promise<void> {
  await untilKept(page, '/search/');
  await expect
    .poll(
      async () =>
        (await keptPaths(page)).filter((path) => path.startsWith('/search-index/')).length,
    )
    .toBeGreaterThan(2);
}

const hydrated = (page: Page) =>
  expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();

/** Names of the scripts the page has loaded. */
function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.scripts]
      .map(({src}) => src)
      .filter(Boolean)
      .map((src) => new URL(src).pathname),
  );
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
    await host.close();

    await page.goto('/search/?q=camera');
    await expect(page.locator('main a[href*="/docs/"]').first()).toBeVisible();
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

    host.deploy(second);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page
      .getByRole('status')
      .filter({hasText: 'A new version of this site is ready.'});
    await expect(notice).toBeVisible();
    expect(await loadedScripts(page)).toEqual(expect.arrayContaining(first));

    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', {name: 'Reload'}).click();
    await loaded;
    await expect
      .poll(() => page.evaluate(() => caches.keys().then((names) => names.length)))
      .toBe(1);
    await hydrated(page);
    expect((await loadedScripts(page)).filter((script) => first.includes(script))).toEqual([]);

    await host.close();
    await page.goto(LOOP);
    await hydrated(page);
    expect((await loadedScripts(page)).filter((script) => first.includes(script))).toEqual([]);
  });

  test('is never mixed with the first when an unread page is opened', async ({
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
});

test('The first view loads nothing of it before the page is complete', async ({page, host}) => {
  host.faults.push({pattern: /social-card|logo\.svg/, fault: {mode: 'hang'}});
  await page.goto(ECS, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  expect(host.requests.map(({url}) => url)).not.toContain('/service-worker.js');
  host.faults.length = 0;
});
