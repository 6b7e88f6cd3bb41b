import type {Locator, Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

test.use({isPrefetching: true, viewport: {width: 390, height: 844}});

const pressEnter = (button: Locator): Promise<void> => button.press('Enter');

async function openMenu(page: Page, press = pressEnter): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/docs/core-modules/graphics/');
  await press(page.locator('.navbar__toggle'));
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
}

test('The open menu traps the focus, and Escape closes it and focuses its button', async ({
  page,
}) => {
  await openMenu(page);
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  const menu = page.locator('.navbar-sidebar');
  const links = await menu.locator('a, button').filter({visible: true}).count();
  for (let step = 0; step < links + 3; step++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element?.closest('.navbar-sidebar') === null;
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(page.locator('.navbar__toggle')).toBeFocused();
  await page.getByRole('link', {name: 'Canvas', exact: true}).first().focus();
  await expect(page.getByRole('link', {name: 'Canvas', exact: true}).first()).toBeFocused();
});

test('Escape focuses the menu button even if a click did not focus it, as in Safari @full', async ({
  page,
}) => {
  await openMenu(page, (button) => button.evaluate((element: HTMLElement) => element.click()));
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(page.locator('.navbar__toggle')).toBeFocused();
});

test("Escape closes the search that the hotkey opened from the menu, and focuses the menu's button @full", async ({
  page,
}) => {
  await openMenu(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.navbar__toggle')).toBeFocused();
});

test('Opening and closing the menu prefetches no pages, and a link in the menu opens its page and closes the menu', async ({
  page,
}) => {
  await openPage(page, '/docs/core-modules/graphics/');
  await page.waitForLoadState('networkidle');
  const prefetched = page.locator('head link[rel="prefetch"]');
  const before = await prefetched.count();
  const toggle = page.locator('.navbar__toggle');
  const menu = page.locator('.navbar-sidebar');
  const link = menu.getByRole('link', {name: 'Window'});
  await toggle.press('Enter');
  await expect(link).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeInViewport();
  await toggle.press('Enter');
  await expect(link).toBeInViewport();
  await expect(prefetched).toHaveCount(before);
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Window'})).toBeVisible();
  await expect(menu).not.toBeInViewport();
  await toggle.click();
  await expect(menu).toBeInViewport();
});
