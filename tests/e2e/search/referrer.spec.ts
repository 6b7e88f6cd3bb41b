import type {Page} from '@playwright/test';
import type {StaticHost} from '../../server/staticHost';
import {expect, test} from '../siteTest';
import {searchBox, typeInSearch} from './searchBox';

// Service workers are allowed, because they request files for offline reading.
test.use({serviceWorkers: 'allow'});

const SECRET = 'geheimwort';

const referrers = (host: StaticHost) => host.requests.map(({headers}) => headers.referer ?? '');

async function followHit(page: Page): Promise<void> {
  const results = page.getByRole('main').getByRole('article');
  await results.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.waitForLoadState('networkidle');
}

test('After a search from the box, no request contains the query, neither in its URL nor as a referrer', async ({
  page,
  host,
}) => {
  await typeInSearch(page, `${SECRET} light`, '/');
  // Waits for the script of the suggestions. Before it has loaded, Enter submits the form to the host.
  await expect(searchBox(page)).toHaveAttribute('aria-controls');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=geheimwort\+light$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await followHit(page);
  expect(referrers(host)).toContain(`${host.origin}/`);
  expect(referrers(host).filter((referrer) => referrer.includes(SECRET))).toEqual([]);
  expect(host.requests.map(({url}) => url).filter((url) => url.includes(SECRET))).toEqual([]);
});
