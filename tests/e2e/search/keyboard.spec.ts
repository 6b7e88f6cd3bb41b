// Specification: 9.2.
import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {activeIndex, DOCS_PAGE, hydrated, options, searchBox, typeInSearch} from './searchBox';

const isInSearch = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-search-field] input') ?? false);

for (const key of ['Control+k', '/']) {
  test(`${key} focuses the search box${fullUnless(key === 'Control+k')}`, async ({page}) => {
    await page.goto(DOCS_PAGE);
    await hydrated(page);
    await page.keyboard.press(key);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
  });
}

test('A hotkey pressed before the page is hydrated focuses the search box', async ({
  page,
  host,
}) => {
  host.faults.push({pattern: /\/assets\/js\//, fault: {mode: 'delay', ms: 1500}});
  await page.goto(DOCS_PAGE, {waitUntil: 'commit'});
  await page.locator('[data-search-field] input').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(page.locator('[data-search-field] input').first()).toHaveValue('light');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await hydrated(page);
  await expect(options(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('light');
  await expect(searchBox(page)).toBeFocused();
});

test('The arrow keys, Home and End move through the suggestions', async ({page}) => {
  await typeInSearch(page, 'light');
  // Waits for all rows, because some may be added below the first ones.
  await expect(options(page)).toHaveCount(8);
  const last = (await options(page).count()) - 1;
  const steps: [string, number][] = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['End', last],
  ];
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => activeIndex(page), key).toBe(index);
    const active = await searchBox(page).getAttribute('aria-activedescendant');
    await expect(options(page).nth(index)).toHaveId(String(active));
    await expect(options(page).nth(index)).toBeInViewport();
  }
});

test('After Enter on a hit, the focus is on the heading of the hit', async ({page}) => {
  await typeInSearch(page, 'zoom with the mouse wheel', DOCS_PAGE);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#zoom-with-the-mouse-wheel$/);
  await expect(page.locator('#zoom-with-the-mouse-wheel')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') != null)).toBe(true);
});

test('Enter opens the active suggestion', async ({page}) => {
  await typeInSearch(page, 'light');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', {selected: true});
  const target = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(target));
  await expect(options(page)).toHaveCount(0);
});

test('Enter without an active suggestion opens all results, even before the index has loaded', async ({
  page,
  host,
}) => {
  host.faults.push({pattern: /search-index\//, fault: {mode: 'delay', ms: 1000}});
  await typeInSearch(page, 'light');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=light');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Tab continues to the links below the suggestions and then leaves the search @full', async ({
  page,
}) => {
  await typeInSearch(page, 'light');
  await expect(options(page).first()).toBeVisible();
  const form = page.getByRole('search').first();
  await expect(form.getByRole('link', {name: 'See all results', exact: true})).toBeVisible();
  for (const name of [
    'See all results',
    'See all results within "Documentation"',
    'See all results outside "Documentation"',
  ]) {
    await page.keyboard.press('Tab');
    await expect(form.getByRole('link', {name, exact: true})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await expect(page).toHaveURL(DOCS_PAGE);
});

test('A search works by keyboard alone, from the start of the page to a result', async ({page}) => {
  await page.goto(DOCS_PAGE);
  await hydrated(page);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isInSearch(page)) break;
  }
  await page.keyboard.type('particle');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=particle');
  // Waits for the search page, because the address changes first, and the previous page also has an article with links.
  await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveValue('particle');
  const result = page.getByRole('article').first().getByRole('link').first();
  await expect(result).toBeVisible();
  const target = await result.getAttribute('href');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await result.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(result).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(target));
});
