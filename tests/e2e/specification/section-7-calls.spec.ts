import {expect, KINDS_OF_PAGES, test} from '../siteTest';
import {openPage} from './openPage';

for (const route of KINDS_OF_PAGES) {
  test(`${route} calls no backend: it reads files of its own origin and nothing else`, async ({
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
    await page.getByRole('combobox').first().fill('light');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThan(5);
    expect(new Set(requests)).toEqual(new Set([`GET ${host.origin}`]));
    const failed = host.requests.filter(({status}) => status >= 400);
    expect(failed.map(({url}) => url)).toEqual([]);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([]);
  });
}

test('page content loads as lazily fetched script chunks', async ({page, host}) => {
  await openPage(page, '/docs/core-modules/loop');
  const scripts = () => host.requests.filter(({url}) => /\/assets\/js\/.*\.js$/.test(url));
  const all = await page.evaluate(() => performance.getEntriesByType('resource').length);
  expect(all).toBeGreaterThan(0);
  const before = new Set(scripts().map(({url}) => url));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page).toHaveTitle(/Blog/);
  const documents = host.requests.filter(({url}) => /^\/(docs|blog)[^.]*$/.test(url));
  expect(documents.map(({url}) => url)).toEqual(['/docs/core-modules/loop']);
  await expect.poll(() => scripts().filter(({url}) => !before.has(url)).length).toBeGreaterThan(0);
});

test('search reads no index before the reader turns to it, then queries in a worker', async ({
  page,
  host,
}) => {
  await openPage(page, '/docs/core-modules/loop');
  await page.waitForLoadState('networkidle');
  const indexFiles = () => host.requests.filter(({url}) => url.includes('/search-index/'));
  expect(indexFiles()).toEqual([]);
  const worker = page.waitForEvent('worker');
  await page.getByRole('combobox').first().fill('camera');
  expect((await worker).url()).toContain('/assets/js/');
  await expect(page.getByRole('option').first()).toBeVisible();
  const read = indexFiles().length;
  expect(read).toBeGreaterThan(0);
  // What follows is answered from what was read: no server is asked.
  const before = host.requests.length;
  await page.getByRole('combobox').first().fill('camera');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(host.requests.slice(before).filter(({method}) => method !== 'GET')).toEqual([]);
});
