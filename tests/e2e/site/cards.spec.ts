import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';

const CATEGORIES = ['core-modules', 'fundamentals', 'guides', 'reference'];

for (const width of [1280, 997, 390]) {
  test(`no card of a category cuts its text at ${width} px${fullUnless(width === 390)}`, async ({
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

for (const [width, fontSize, columns] of [
  [997, 16, 2],
  [1440, 24, 2],
  [997, 24, 1],
  [1280, 32, 1],
] as const)
  test(`cards of a category have room for a word at ${width} px, text at ${fontSize} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/docs/category/reference/');
    await page.addStyleTag({content: `html {font-size: ${fontSize}px}`});
    const cards = page.locator('.theme-doc-card-container');
    await expect(cards.first()).toBeVisible();
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const widths = await page
      .locator('.theme-doc-card-heading')
      .evaluateAll((headings) => headings.map(({clientWidth}) => clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(8 * fontSize);
  });
