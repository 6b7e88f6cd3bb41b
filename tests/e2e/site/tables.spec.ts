import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '../siteTest';

const PAGES_WITH_LONG_NAMES = [
  '/docs/reference/defaults-and-limits/',
  '/docs/reference/components-overview/',
  '/docs/guides/common-issues/',
];

for (const width of [320, 390, 768, 1024, 1440]) {
  for (const route of [
    ...PAGES_WITH_LONG_NAMES,
    '/docs/reference/orders/',
    '/blog/measured-again/',
  ]) {
    test(`tables of ${route} fit without scrolling at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      const scrolling = await page
        .locator('.markdown table')
        .evaluateAll(
          (tables) =>
            tables.filter(({clientWidth, scrollWidth}) => scrollWidth > clientWidth).length,
        );
      expect(scrolling).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const {violations} = await new AxeBuilder({page})
        .withRules(['scrollable-region-focusable'])
        .analyze();
      expect(violations).toEqual([]);
    });
  }
}

for (const width of [390, 768, 1440]) {
  for (const route of PAGES_WITH_LONG_NAMES) {
    test(`names in tables of ${route} break between their parts at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      const torn = await page.locator('.theme-doc-markdown td code').evaluateAll((codes) =>
        codes.flatMap((code) =>
          [...code.childNodes]
            .filter((node) => node instanceof Text)
            // A space, a hyphen and a slash are places to break, too.
            .filter(({data}) => !/[\s/-]/.test(data))
            .filter((text) => {
              const range = document.createRange();
              range.selectNodeContents(text);
              return new Set([...range.getClientRects()].map(({top}) => top)).size > 1;
            })
            .map(({data}) => `${data} in ${code.textContent}`),
        ),
      );
      expect(torn).toEqual([]);
    });
  }
}
