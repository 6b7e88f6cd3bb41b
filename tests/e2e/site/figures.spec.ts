import {expect, test} from '../siteTest';

/** Minimum size of text in CSS pixels: 11, minus a tolerance for rounding. */
const LEGIBLE = 10.99;
const PAGES_WITH_WIDE_FIGURES = [
  '/docs/core-modules/graphics/',
  '/docs/fundamentals/ecs',
  '/docs/guides/dynamic-fluids/',
  '/docs/reference/common-data-types',
];

for (const route of PAGES_WITH_WIDE_FIGURES)
  test(`Text in the figures of ${route} is legible on phones @full`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
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
  });

test('A figure that is wider than a phone can be scrolled with the keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/docs/fundamentals/ecs');
  const place = page.getByRole('group', {name: 'Drawing that scrolls sideways'});
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
