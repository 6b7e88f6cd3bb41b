import {restyledElements} from '../restyledElements';
import {expect, test} from '../siteTest';

const PAGE = '/docs/core-modules/graphics/';

test.describe('a page with the announcement bar in view', () => {
  for (const width of [412, 1280]) {
    test(`styles at most 50 elements anew for one scroll at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(PAGE);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(page.getByRole('region', {name: 'Announcement'})).toBeInViewport();
      const counts = await restyledElements(page, () =>
        page.evaluate(async () => {
          for (let scroll = 0; scroll < 20; scroll += 1) {
            window.scrollBy({top: 3, behavior: 'instant'});
            await new Promise(requestAnimationFrame);
          }
        }),
      );
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(50);
    });
  }
});
