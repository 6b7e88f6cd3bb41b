import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

const DOCS_PAGE = '/docs/core-modules/graphics/';

for (const width of [1440, 1024, 768, 390]) {
  test.describe(`Text-only zoom to 200% at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test.beforeEach(async ({page}) => {
      await openPage(page, DOCS_PAGE);
      await page.addStyleTag({content: 'html {font-size: 200%}'});
    });

    test(`keeps all navbar items visible and usable${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const controls = page.locator('.navbar > .navbar__inner').locator('a, button, input');
      const visible = await controls.filter({visible: true}).all();
      expect(visible.length).toBeGreaterThan(2);
      for (const control of visible) {
        await expect(control).toBeInViewport({ratio: 1});
        // Fails if another element covers the control.
        await control.click({trial: true});
      }
    });

    test('keeps the target heading of a link below the navbar @full', async ({page}) => {
      await page.evaluate(() => {
        location.hash = 'take-a-screenshot';
      });
      const heading = page.locator('#take-a-screenshot');
      await expect(heading).toBeInViewport({ratio: 1});
      const navbar = await page.locator('.navbar').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    });
  });
}

test.describe('Text-only zoom to 200% on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const route of ['/', '/blog/authors/', '/impressum', DOCS_PAGE]) {
    test(`${route} needs no sideways scrolling, and cuts off no text${fullUnless(route === DOCS_PAGE)}`, async ({
      page,
    }) => {
      await openPage(page, route);
      await page.addStyleTag({content: 'html {font-size: 200%}'});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const cut = await page.locator('main *').evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).overflowY === 'hidden')
          .filter(({clientHeight, scrollHeight}) => scrollHeight > clientHeight + 1)
          .map(({textContent}) => textContent),
      );
      expect(cut).toEqual([]);
    });
  }
});
