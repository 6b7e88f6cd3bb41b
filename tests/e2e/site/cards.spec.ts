import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';

const CATEGORIES = ['core-modules', 'fundamentals', 'guides', 'reference'];

for (const width of [1280, 390]) {
  test(`No card of a category cuts off its text at ${width} px${fullUnless(width === 390)}`, async ({
    page,
  }) => {
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
