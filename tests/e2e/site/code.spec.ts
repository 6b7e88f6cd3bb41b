import {expect, test} from '../siteTest';

/** In pixels: the scroll bars of Windows stand beside the page, those of tablets and this browser on it. */
const SCROLL_BAR = 17;

/** Pages with long lines, a width at which none is cut off, and how much of it a scroll bar takes. */
const PAGES: [route: string, width: number, scrollBar: number][] = [
  ['/docs/core-modules/graphics/', 1440, SCROLL_BAR],
  ['/docs/fundamentals/ecs', 1440, SCROLL_BAR],
  ['/docs/guides/recipes', 1440, SCROLL_BAR],
  ['/', 768, 0],
];

for (const [route, width, scrollBar] of PAGES) {
  test(`no line of Java of ${route} is cut off at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(route);
    await page.addStyleTag({content: `body {margin-inline-end: ${scrollBar}px}`});
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
