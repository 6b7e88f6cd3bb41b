// Specification: 2.4, 2.13, 2.14, 2.17, 2.19.
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {DATA_SAVER, reportConnection} from './connection';
import {openPage} from '../openPage';
import {closeScriptGate} from './scriptGate';

const PAGE = '/docs/core-modules/loop';
const progressBar = '#nprogress';

test.describe('While the next route loads', () => {
  test.beforeEach(({page}) => reportConnection(page, DATA_SAVER));

  test('the old page stays visible, and a progress bar is shown from 200 ms until the new page', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await openPage(page, PAGE);
    const gate = await closeScriptGate(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const asked = page.waitForRequest('**/assets/js/**');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await asked;
    await expect(page.locator(progressBar)).not.toBeAttached();
    await page.clock.runFor(200);
    await expect(page.locator(progressBar)).toBeAttached();
    await expect(page).toHaveURL(host.url('/blog'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Pause, frame rate and the loop',
    );
    gate.open();
    await page.clock.resume();
    await expect(page).toHaveTitle(/Blog/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expect(page.locator(progressBar)).not.toBeAttached();
  });
});

test.describe('After navigation', () => {
  test('the page scrolls to the hash target, or to the top if there is no hash', async ({
    page,
    host,
  }) => {
    await openPage(page, PAGE);
    await page.getByRole('main').getByRole('link', {name: 'Life of a frame'}).click();
    await expect(page).toHaveURL(host.url('/docs/fundamentals/ecs#life-of-a-frame'));
    await expect(page.locator('#life-of-a-frame')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const next = page.locator('.pagination-nav__link--next');
    await next.click();
    await expect(page).not.toHaveURL(/\/ecs/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('Assets of a route', () => {
  test.use({isPrefetching: true});

  const prefetchLinks = 'head link[rel="prefetch"][href*="/assets/js/"]';

  test('are prefetched via prefetch links', async ({page, host}) => {
    await openPage(page, '/');
    await expect(page.locator(prefetchLinks).first()).toBeAttached();
    const linked = () =>
      page
        .locator(prefetchLinks)
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
        );
    // Only counts prefetch requests, because scripts that the page runs are also requested normally.
    const answers = () =>
      host.requests
        .filter(({headers}) => headers['sec-purpose'] === 'prefetch')
        .map(({url, status}) => `${status} ${url}`)
        .sort();
    await expect(async () => {
      const hrefs = [...new Set(await linked())];
      expect(answers()).toEqual(hrefs.map((href) => `200 ${href}`).sort());
    }).toPass();
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ] as const) {
    const name = connection.saveData ? 'with the data saver' : `on ${connection.effectiveType}`;
    test(`are not prefetched ${name}${fullUnless(!connection.saveData)}`, async ({page, host}) => {
      await reportConnection(page, connection);
      // Disables offline reading, because it requests its own script when the page is idle.
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      // This page loads nothing after its start, unlike the home page, which then loads its scene.
      await openPage(page, '/disclaimer');
      const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'});
      await page.waitForLoadState('networkidle');
      const before = host.requests.length;
      await link.hover();
      await page.waitForLoadState('networkidle');
      await expect(page.locator(prefetchLinks)).toHaveCount(0);
      const scripts = host.requests
        .slice(before)
        .filter(({url}) => url.startsWith('/assets/js/'))
        .map(({url}) => url);
      expect(scripts).toEqual([]);
      // Without prefetching, the next page must still load its scripts.
      await link.click();
      await expect(page).toHaveTitle(/Blog/);
    });
  }
});

test('The blog list shows truncated previews', async ({page}) => {
  await openPage(page, '/blog');
  const posts = page.getByRole('article');
  const count = await posts.count();
  expect(count).toBeGreaterThan(1);
  await expect(posts.getByRole('link', {name: /^Read more about ./})).toHaveCount(count);
  const preview = (await posts.first().innerText()).length;
  await posts
    .first()
    .getByRole('link', {name: /^Read more/})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect
    .poll(async () => (await page.getByRole('article').first().innerText()).length)
    .toBeGreaterThan(preview);
});
