// Specification: 1.5, 7.1, 7.2.
import {fullUnless} from '../fullUnless';
import {expect, KINDS_OF_PAGES, test} from '../siteTest';
import {DATA_SAVER, reportConnection} from './connection';
import {openPage} from '../openPage';
import {typeQuery} from './searchField';

for (const route of KINDS_OF_PAGES) {
  test(`${route} needs no backend: it requests only files of its own origin, and a worker loads the index once the search is hovered${fullUnless(route === '/')}`, async ({
    page,
    host,
  }) => {
    const requests: string[] = [];
    page
      .context()
      .on('request', (request) =>
        requests.push(`${request.method()} ${new URL(request.url()).origin}`),
      );
    await openPage(page, route);
    if (!route.startsWith('/search')) {
      await page.waitForLoadState('networkidle');
      const indexFiles = () => host.requests.filter(({url}) => url.includes('/search-index/'));
      expect(indexFiles()).toEqual([]);
      const worker = page.waitForEvent('worker');
      await page.locator('[data-search-field]').first().hover();
      await expect.poll(() => indexFiles().length).toBeGreaterThan(0);
      await typeQuery(page, 'light');
      expect((await worker).url()).toContain('/assets/js/');
      await expect(page.getByRole('option').first()).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThan(5);
    expect(new Set(requests)).toEqual(new Set([`GET ${host.origin}`]));
    // No file may be missing here. The search's own tests cover missing index files.
    const failed = host.requests.filter(({status}) => status >= 400);
    expect(failed.map(({url}) => url)).toEqual([]);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([]);
  });
}

test('Page content loads as lazily fetched script chunks', async ({page, host}) => {
  await reportConnection(page, DATA_SAVER);
  await openPage(page, '/docs/core-modules/loop/');
  const scripts = () => host.requests.filter(({url}) => /\/assets\/js\/.*\.js$/.test(url));
  const before = new Set(scripts().map(({url}) => url));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveTitle(/Blog/);
  const documents = host.requests.filter(({url}) => /^\/(docs|blog)[^.]*$/.test(url));
  expect(documents.map(({url}) => url)).toEqual(['/docs/core-modules/loop/']);
  await expect.poll(() => scripts().filter(({url}) => !before.has(url)).length).toBeGreaterThan(0);
});
