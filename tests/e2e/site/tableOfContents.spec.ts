import type {Locator} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';

for (const forcedColors of ['none', 'active'] as const) {
  test(`The current entry of the table of contents has a marker in addition to its color, with forced colors ${forcedColors}${fullUnless(forcedColors === 'none')}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors});
    await page.goto('/docs/core-modules/graphics/');
    await page.mouse.wheel(0, 2000);
    const current = page.locator('.table-of-contents__link--active');
    await expect(current).toHaveCSS('border-inline-start', /^4px solid/);
    const places = await page
      .locator('.table-of-contents > li > .table-of-contents__link')
      .evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getBoundingClientRect().left;
        }),
      );
    // Entries must not move when one of them becomes the current entry.
    expect(new Set(places).size).toBe(1);
  });
}

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
