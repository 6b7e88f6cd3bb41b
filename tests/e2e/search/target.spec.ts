import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {options, typeInSearch} from './searchBox';

const markedWords = (page: Page) =>
  page.evaluate(() => {
    const highlight = CSS.highlights.get('search-hit');
    return highlight
      ? [...highlight].map((range) => (range as Range).toString().toLowerCase())
      : [];
  });

test('the found words are marked on the page of a hit, without a change of its DOM', async ({
  page,
}) => {
  await typeInSearch(page, 'particle', '/');
  const hit = options(page).first();
  await expect(hit).toBeVisible();
  const target = await hit.getAttribute('href');
  await hit.click();
  await expect(page).toHaveURL(String(target));
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  for (const word of await markedWords(page)) expect(word).toContain('particle');
  await expect(page.locator('article mark')).toHaveCount(0);
  const hash = new URL(page.url()).hash.slice(1);
  if (hash !== '') await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
  await page.keyboard.press('Escape');
  expect(await markedWords(page)).toEqual([]);
});

test('the marks are gone on the next page', async ({page}) => {
  await typeInSearch(page, 'particle', '/');
  await options(page).first().click();
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await expect.poll(() => markedWords(page)).toEqual([]);
});
