import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {hydrated} from '../search/searchBox';

const DOCS_PAGE = '/docs/core-modules/graphics/';

for (const width of [1440, 1024, 768, 390]) {
  test.describe(`Text-only zoom to 200% at ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test.beforeEach(async ({page}) => {
      await page.goto(DOCS_PAGE);
      await hydrated(page);
      await page.addStyleTag({content: 'html {font-size: 200%}'});
    });

    test(`keeps all navbar items visible and separate${fullUnless(width === 390)}`, async ({
      page,
    }) => {
      const frame = page.locator('.navbar');
      const controls = frame.locator('> .navbar__inner').locator('a, button, input');
      const boxes = [];
      for (const control of await controls.filter({visible: true}).all()) {
        await expect(control).toBeInViewport({ratio: 1});
        boxes.push(await control.boundingBox());
      }
      expect(boxes.length).toBeGreaterThan(2);
      const outer = await frame.boundingBox();
      for (const [index, box] of boxes.entries()) {
        if (!box || !outer) throw new Error('A part of the navbar has no box.');
        expect(box.y).toBeGreaterThanOrEqual(outer.y);
        expect(box.y + box.height).toBeLessThanOrEqual(outer.y + outer.height);
        for (const other of boxes.slice(index + 1)) {
          if (!other) throw new Error('A part of the navbar has no box.');
          const isApart =
            other.x >= box.x + box.width ||
            box.x >= other.x + other.width ||
            other.y >= box.y + box.height ||
            box.y >= other.y + other.height;
          expect(isApart, `${JSON.stringify(box)} and ${JSON.stringify(other)}`).toBe(true);
        }
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
      await page.goto(route);
      await hydrated(page);
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
