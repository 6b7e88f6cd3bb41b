import {expect, test} from '../siteTest';

const CATEGORIES = ['core-modules', 'fundamentals', 'guides', 'reference'];

for (const width of [1280, 997, 390]) {
  test(`no card of a category cuts its text at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const category of CATEGORIES) {
      await page.goto(`/docs/category/${category}/`);
      const texts = page.locator('.theme-doc-card-title, .theme-doc-card-description');
      const cut = await texts.evaluateAll((elements) =>
        elements
          .filter(({clientWidth, scrollWidth}) => scrollWidth > clientWidth)
          .map(({textContent}) => textContent),
      );
      expect(await texts.count(), category).toBeGreaterThan(0);
      expect.soft(cut, category).toEqual([]);
    }
  });
}

test('the nine cards of the home page leave no gap in a wide window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const tops = await page
    .getByRole('listitem')
    .filter({has: page.locator('strong a, a strong')})
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(rows).toEqual([3, 3, 3]);
});
