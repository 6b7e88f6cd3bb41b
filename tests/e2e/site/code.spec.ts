import {expect, test} from '../siteTest';

/** Pages with long lines, and a width at which none is cut off. */
const PAGES: [route: string, width: number][] = [
  ['/docs/core-modules/graphics/', 1440],
  ['/docs/fundamentals/ecs', 1440],
  ['/docs/guides/recipes', 1440],
  ['/', 768],
];

for (const [route, width] of PAGES) {
  test(`no line of Java of ${route} is cut off at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
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
