// Specification: 7.2, 7.4.
import type {Page} from '@playwright/test';
import type {StaticHost} from '../../server/staticHost';
import {fullUnless} from '../fullUnless';
import {openPage} from '../openPage';
import {expect, test} from '../siteTest';
import {typeQuery} from './searchField';

// A site that follows the system's color scheme. It has two docs instances with versions: 1.0, 2.0 and current of the
// manual, 5.0 and current of the guides.
test.use({fixture: 'preferences'});

/** Returns the folders of requested index files. There is one for each docs version and context. */
function indexes(host: StaticHost): string[] {
  const folders = host.requests.flatMap(
    ({url}) => /\/search-index\/([^/]+)\//.exec(url)?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

async function search(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await typeQuery(page, 'lantern');
  await expect(page.getByRole('option').first()).toBeVisible();
}

test('Search loads only the index of the requested context', async ({page, host}) => {
  await page.goto('/search/?q=lantern&ctx=pages');
  await expect(page.getByRole('main').getByRole('link', {name: /About/}).first()).toBeVisible();
  expect(indexes(host)).toEqual(['pages-pages']);
});

test('The search page loads the index of the version in its address', async ({page, host}) => {
  await page.goto('/search/?q=lantern&version=1.0');
  await expect(page.getByRole('main').getByRole('link', {name: 'Manual'})).toHaveAttribute(
    'href',
    '/docs/1.0/manual',
  );
  expect(indexes(host)).toContain('default-1.0-other');
  expect(indexes(host)).not.toContain('default-2.0-other');
  await page.getByRole('combobox', {name: 'Version'}).selectOption('');
  await expect(page).toHaveURL('/search/?q=lantern');
});

for (const [route, address] of [
  ['/docs/1.0/manual', '/search/?q=lantern&version=1.0'],
  ['/guides/next/guide', '/search/?q=lantern&version=guides%3Acurrent'],
  ['/about', '/search/?q=lantern'],
] as const)
  test(`Results on ${route} belong to its docs version, and link to the search page with q, version and ctx${fullUnless(!route.startsWith('/guides'))}`, async ({
    page,
    host,
  }) => {
    await search(page, route);
    await expect(page.getByRole('link', {name: 'See all results', exact: true})).toHaveAttribute(
      'href',
      address,
    );
    if (route === '/about')
      await expect(
        page.getByRole('link', {name: 'See all results within "Pages"'}),
      ).toHaveAttribute('href', '/search/?q=lantern&ctx=pages');
    if (route !== '/docs/1.0/manual') return;
    expect(indexes(host)).toContain('default-1.0-other');
    expect(indexes(host)).not.toContain('default-2.0-other');
    expect(indexes(host)).not.toContain('default-current-other');
  });
