// Specification: 9.2.
import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
import {activeIndex, DOCS_PAGE, hydrated, options, searchBox, typeInSearch} from './searchBox';

const isInSearch = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-search-field] input') ?? false);

for (const {system, platform, mod, other, keys} of [
  {system: 'Apple', platform: 'MacIntel', mod: 'Meta+k', other: 'Control+k', keys: ['⌘', 'K']},
  {
    system: 'Linux',
    platform: 'Linux x86_64',
    mod: 'Control+k',
    other: 'Meta+k',
    keys: ['Ctrl', 'K'],
  },
]) {
  test(`On ${system}, ${mod} and / focus the search box and ${other} does not${fullUnless(mod.startsWith('Meta'))}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', {get: () => name});
    }, platform);
    await openPage(page, DOCS_PAGE);
    await expect(page.locator('[data-search-field]').first().locator('kbd')).toHaveText(keys);
    await page.keyboard.press(other);
    expect(await isInSearch(page)).toBe(false);
    for (const key of [mod, '/']) {
      await page.keyboard.press(key);
      await expect(searchBox(page)).toBeFocused();
      await expect(searchBox(page)).toHaveValue('');
      await searchBox(page).blur();
    }
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

test('The arrow keys, Home and End move through the suggestions, and Enter opens the active one', async ({
  page,
}) => {
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
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', {selected: true});
  const target = await chosen.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(target));
  await expect(options(page)).toHaveCount(0);
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
  await openPage(page, DOCS_PAGE);
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
