import type {Locator} from '@playwright/test';
import {expect, test} from '../siteTest';

test('On phones, a button opens the table of contents of a post, and a docs page starts with its title', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/blog/water-with-a-surface/');
  await page.getByRole('main').getByRole('button', {name: 'On this page'}).click();
  const link = page.getByRole('main').getByRole('link').and(page.locator('[href^="#"]')).first();
  const hash = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await page.goto('/docs/core-modules/graphics/');
  const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? 0;
  const title = await topOf(page.getByRole('heading', {level: 1}));
  for (const later of [
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
    page.getByRole('button', {name: 'Copy page'}),
    page.locator('.theme-doc-toc-mobile'),
  ])
    expect(await topOf(later)).toBeGreaterThan(title);
});
