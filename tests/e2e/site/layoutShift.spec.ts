import {fullUnless} from '../fullUnless';
import {layoutShifts} from '../layoutShifts';
import {expect, KINDS_OF_PAGES, test, WIDTHS} from '../siteTest';

for (const width of WIDTHS) {
  test(`nothing moves while a page of any kind loads at ${width} px${fullUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const route of KINDS_OF_PAGES) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForLoadState('networkidle');
      expect.soft(await layoutShifts(page), route).toEqual([]);
    }
  });
}
