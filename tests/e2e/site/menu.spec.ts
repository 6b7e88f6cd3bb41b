import {expect, test} from '../siteTest';

test('the current entry of the menu stands in one line with the others @full', async ({page}) => {
  await page.goto('/docs/core-modules/audio/');
  const lefts = await page
    .locator('.theme-doc-sidebar-item-link-level-2 > .menu__link')
    .evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().left;
      }),
    );
  expect(lefts.length).toBeGreaterThan(5);
  expect(new Set(lefts).size).toBe(1);
});

test('the arrows of the menu are seen where a reader forces a dark background @full', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('/docs/core-modules/audio/');
  const arrow = page.locator('.menu__link--sublist-caret, .menu__caret').first();
  const filters = await arrow.evaluate((element) =>
    ['::before', '::after'].map((part) => getComputedStyle(element, part).filter),
  );
  expect(filters).toContain('invert(1)');
});
