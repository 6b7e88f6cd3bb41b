import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
import {DOCS_PAGE, options, searchBox, typeInSearch} from './searchBox';

for (const width of [390, 320]) {
  test.describe(`At ${width} px`, () => {
    test.use({viewport: {width, height: 800}});
    test.beforeEach(({page}) => openPage(page, DOCS_PAGE));

    test(`a button opens a dialog that fills the screen${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      await page.getByRole('link', {name: 'Search'}).click();
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await expect(searchBox(page)).toBeFocused();
      expect(await dialog.boundingBox()).toEqual({x: 0, y: 0, width, height: 800});
      await page.keyboard.type('light');
      await expect(options(page)).toHaveCount(8);
      for (const option of await options(page).all()) {
        const box = await option.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        // Minimum height of touch targets.
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test(`the hotkey opens the dialog, Tab does not leave it, and suggestions stay until it is closed${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', {name: 'Close'}).click();
      await expect(dialog).toBeHidden();
      await page.keyboard.press('/');
      await expect(searchBox(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('link', {name: 'Search'}).click();
      await page.keyboard.type('light');
      await expect(options(page)).toHaveCount(8);
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
          true,
        );
      }
      await searchBox(page).focus();
      await searchBox(page).blur();
      await expect(searchBox(page)).not.toBeFocused();
      await expect(options(page)).toHaveCount(8);
      await options(page).last().click();
      await expect(dialog).toBeHidden();
    });

    test('the page behind the dialog keeps its scroll position @full', async ({page}) => {
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeVisible();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 300);
      await dialog.getByRole('button', {name: 'Close'}).click();
      // Browsers process wheel events in order, so the first one has been processed when the second one ends.
      const scrolled = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            document.addEventListener('scrollend', () => resolve(window.scrollY), {once: true});
          }),
      );
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 100);
      expect(await scrolled).toBe(100);
    });

    test('Back closes the dialog, and shows the previous page @full', async ({page}) => {
      const title = await page.getByRole('heading', {level: 1}).innerText();
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
  });
}

test('If the window becomes too narrow for the box, the search continues in the dialog, and in the box once the window is wider', async ({
  page,
}) => {
  await page.setViewportSize({width: 1000, height: 800});
  await typeInSearch(page, 'camera');
  await expect(options(page)).toHaveCount(8);
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await page.setViewportSize({width: 500, height: 800});
  await expect(dialog).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  await expect(options(page)).toHaveCount(8);
  await page.keyboard.type('s');
  await expect(searchBox(page)).toHaveValue('cameras');
  await page.setViewportSize({width: 1000, height: 800});
  await expect(dialog).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('cameras');
});
