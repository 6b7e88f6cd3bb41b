import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';

const PAGES_WITH_LONG_NAMES = [
  '/docs/reference/defaults-and-limits/',
  '/docs/reference/components-overview/',
  '/docs/guides/common-issues/',
];

async function expectNoScrolling(page: Page, width: number): Promise<void> {
  const scrolling = await page
    .locator('.markdown table')
    .evaluateAll(
      (tables) => tables.filter(({clientWidth, scrollWidth}) => scrollWidth > clientWidth).length,
    );
  expect.soft(scrolling, `${width} px`).toBe(0);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

function tornNames(page: Page): Promise<string[]> {
  return page.locator('.theme-doc-markdown td code').evaluateAll((codes) =>
    codes.flatMap((code) =>
      [...code.childNodes]
        .filter((node) => node instanceof Text)
        // Ignores names with a space, a hyphen or a slash, because browsers may break lines after these.
        .filter(({data}) => !/[\s/-]/.test(data))
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({top}) => top)).size > 1;
        })
        .map(({data}) => `${data} in ${code.textContent}`),
    ),
  );
}

for (const route of [...PAGES_WITH_LONG_NAMES, '/docs/reference/orders/', '/blog/measured-again/'])
  test(`Tables of ${route} fit without scrolling in every window, and break names between their parts${fullUnless(route === PAGES_WITH_LONG_NAMES[0])}`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expectNoScrolling(page, width);
      if (PAGES_WITH_LONG_NAMES.includes(route) && width >= 390)
        expect.soft(await tornNames(page), `${width} px`).toEqual([]);
    }
    const {violations} = await new AxeBuilder({page})
      .withRules(['scrollable-region-focusable'])
      .analyze();
    expect(violations).toEqual([]);
  });
