import {layoutShifts} from '../layoutShifts';
import {expect, KINDS_OF_PAGES, test, WIDTHS} from '../siteTest';

for (const width of WIDTHS) {
  for (const route of KINDS_OF_PAGES) {
    test(`nothing moves while ${route} loads at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}
