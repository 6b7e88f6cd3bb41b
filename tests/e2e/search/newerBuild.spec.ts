import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {hydrated, options, typeInSearch} from './searchBox';

const NEW_PAGE = '/docs/guides/camera';

// Simulates a tab that was opened before the page existed: only its main script does not know the route.
test.beforeEach(async ({page}) => {
  const isMainScript = (url: URL) => /\/assets\/js\/main\.\w+\.js$/.test(url.pathname);
  await page.route(
    isMainScript,
    async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      expect(script).toContain(`path:"${NEW_PAGE}"`);
      await route.fulfill({
        response,
        body: script.replaceAll(`path:"${NEW_PAGE}"`, `path:"${NEW_PAGE}-of-before"`),
      });
    },
    {times: 1},
  );
});

async function showsNewPage(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.startsWith(NEW_PAGE));
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Camera');
}

const WAYS = {
  'by keyboard': async (page: Page) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  'with the mouse': (page: Page) => options(page).first().click(),
};

for (const [way, choose] of Object.entries(WAYS)) {
  test(`A suggestion for a page that is newer than the tab opens, chosen ${way} @full`, async ({
    page,
  }) => {
    await typeInSearch(page, 'camera');
    await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${NEW_PAGE}`));
    await choose(page);
    await showsNewPage(page);
  });
}

test('A result for a page that is newer than the tab opens from the search page', async ({
  page,
}) => {
  await page.goto('/search/?q=camera');
  await hydrated(page);
  await page.locator(`main a[href^="${NEW_PAGE}"]`).first().click();
  await showsNewPage(page);
});
