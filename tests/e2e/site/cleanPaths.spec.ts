// Specification: 2.3.
import path from 'node:path';
import {fullUnless} from '../fullUnless';
import {expect, SITE_BUILD, test} from '../siteTest';
import {openPage} from '../openPage';

test.describe('An address that names an HTML file', () => {
  for (const [address, clean] of [
    ['/docs/fundamentals/ecs/index.html', '/docs/fundamentals/ecs'],
    ['/docs/fundamentals/ecs.html', '/docs/fundamentals/ecs/'],
    ['/docs/core-modules/graphics/index.html', '/docs/core-modules/graphics/'],
    [
      '/docs/core-modules/graphics.html#related-pages',
      '/docs/core-modules/graphics/#related-pages',
    ],
    ['/index.html', '/'],
  ] as const) {
    test(`${address} redirects to ${clean}${fullUnless(address.startsWith('/docs/fundamentals'))}`, async ({
      page,
      host,
    }) => {
      await page.goto(address);
      await expect(page).toHaveURL(host.url(clean));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    });
  }

  test('shows the 404 page if there is no such page', async ({page, host}) => {
    await page.goto('/docs/no-such-page.html');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page).toHaveURL(host.url('/docs/no-such-page.html'));
  });
});

test('A path that cannot be decoded has a working 404 page', async ({page}) => {
  // Responds like nginx: with status 404 and this page.
  await page.route('**/docs/gr%C3', (route) =>
    route.fulfill({status: 404, path: path.join(SITE_BUILD, '404.html')}),
  );
  await openPage(page, '/docs/gr%C3');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page).toHaveTitle('Page Not Found | ScrewBox');
});

test.describe('The 404 page', () => {
  for (const [name, address] of [
    ['home page', '/'],
    ['documentation', '/docs'],
    ['search', '/search/'],
  ] as const) {
    test(`links to ${address}${fullUnless(address === '/docs')}`, async ({page, host}) => {
      await openPage(page, '/no/such/page');
      await page.getByRole('main').getByRole('link', {name}).click();
      await expect(page).toHaveURL(host.url(address));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    });
  }
});
