import {expect, test} from '../siteTest';

const PAGES_WITH_LONG_LINES = [
  '/docs/core-modules/graphics/',
  '/docs/fundamentals/ecs',
  '/docs/guides/recipes',
];

for (const route of PAGES_WITH_LONG_LINES) {
  test(`no line of Java of ${route} is cut off at 1440 px`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(route);
    const cut = await page
      .locator('.language-java pre')
      .evaluateAll((blocks) =>
        blocks
          .filter(({clientWidth, scrollWidth}) => scrollWidth > clientWidth)
          .map(({textContent}) => textContent),
      );
    expect(cut).toEqual([]);
  });
}
