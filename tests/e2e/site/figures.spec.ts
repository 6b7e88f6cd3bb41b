import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '../siteTest';

/** Minimum size of text in CSS pixels: 11, minus a tolerance for rounding. */
const LEGIBLE = 10.99;
const PAGES_WITH_WIDE_FIGURES = [
  '/docs/core-modules/graphics/',
  '/docs/fundamentals/ecs',
  '/docs/guides/dynamic-fluids/',
  '/docs/reference/common-data-types',
];

for (const width of [390, 320]) {
  for (const route of PAGES_WITH_WIDE_FIGURES) {
    test(`Text in the figures of ${route} is legible at ${width} px @full`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(route);
      const sizes = await page
        .locator('svg[role=img] text')
        .evaluateAll((texts) =>
          texts.map((text) =>
            text instanceof SVGGraphicsElement
              ? parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
              : 0,
          ),
        );
      expect(Math.min(...sizes)).toBeGreaterThan(LEGIBLE);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const {violations} = await new AxeBuilder({page})
        .withRules(['scrollable-region-focusable'])
        .analyze();
      expect(violations).toEqual([]);
    });
  }
}

test('A figure that is wider than a phone can be scrolled with the keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/fundamentals/ecs');
  const place = page.getByRole('group', {name: 'Drawing that scrolls sideways'});
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
