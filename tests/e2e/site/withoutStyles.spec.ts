import {expect, test} from '../siteTest';
import {options} from '../search/searchBox';

/** Maximum size of an icon in CSS pixels. Icons are designed for 16 to 24. */
const LARGEST_ICON = 32;

test('No icon covers the page if its styles do not load @full', async ({page}) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/docs/core-modules/graphics/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page
    .getByRole('combobox', {name: 'Search'})
    .or(page.getByRole('searchbox'))
    .first()
    .focus();
  await page.keyboard.type('light');
  await expect(options(page).first()).toBeVisible();
  const icons = await page
    .locator('nav svg')
    .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
  expect(icons.length).toBeGreaterThan(2);
  expect(Math.max(...icons)).toBeLessThanOrEqual(LARGEST_ICON);
});
