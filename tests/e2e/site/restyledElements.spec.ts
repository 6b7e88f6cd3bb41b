import type {Page} from '@playwright/test';
import {restyledElements} from '../restyledElements';
import {hydrated} from '../search/searchBox';
import {expect, test} from '../siteTest';

const PAGE = '/docs/core-modules/graphics/';

test.describe('a page with the announcement bar in view', () => {
  for (const width of [412, 1280]) {
    test(`styles at most 50 elements again for one scroll at ${width} px @full`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(PAGE);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeInViewport();
      const counts = await restyledElements(page, () =>
        page.evaluate(async () => {
          for (let scroll = 0; scroll < 20; scroll += 1) {
            window.scrollBy({top: 3, behavior: 'instant'});
            await new Promise(requestAnimationFrame);
          }
        }),
      );
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(50);
    });
  }
});

test.describe('a long page', () => {
  const most = async (page: Page, act: () => Promise<void>) =>
    Math.max(0, ...(await restyledElements(page, act)));

  test('is not styled again for closing the announcement bar @full', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const close = page.getByRole('button', {name: 'Close announcement'});
    expect(await most(page, () => close.click())).toBeLessThanOrEqual(50);
  });

  test('is not styled again for the menu, nor for the search and what is typed there', async ({
    page,
  }) => {
    await page.setViewportSize({width: 412, height: 800});
    await page.goto(PAGE);
    await hydrated(page);
    // What comes and goes is styled itself: the menu, the suggestions.
    expect(await most(page, () => page.locator('.navbar__toggle').click())).toBeLessThan(150);
    expect(await most(page, () => page.keyboard.press('Escape'))).toBeLessThan(150);
    expect(await most(page, () => page.keyboard.press('Control+k'))).toBeLessThan(150);
    const type = async () => {
      await page.keyboard.type('light');
      await expect(page.getByRole('option')).toHaveCount(8);
      // Excerpts come behind the rows; none may come while the search is closed.
      await expect(page.getByRole('option').locator('[class*=excerpt]')).not.toHaveText(
        Array<string>(8).fill(''),
      );
      await page.waitForLoadState('networkidle');
    };
    expect(await most(page, type)).toBeLessThan(150);
    const close = page.getByRole('button', {name: 'Close', exact: true});
    expect(await most(page, () => close.click())).toBeLessThanOrEqual(50);
  });

  test('is styled again once for another theme @full', async ({page}) => {
    await page.goto(PAGE);
    await hydrated(page);
    const elements = await page.locator('*').count();
    const toggle = page.getByRole('button', {name: /dark and light mode/}).filter({visible: true});
    // What the pointer alone changes is not part of it.
    await toggle.hover();
    const counts = await restyledElements(page, () => toggle.click());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(1.2 * elements);
  });
});
