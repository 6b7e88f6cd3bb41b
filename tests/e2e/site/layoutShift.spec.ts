import {expect, KINDS_OF_PAGES, test, WIDTHS} from '../siteTest';

for (const width of WIDTHS) {
  for (const route of KINDS_OF_PAGES) {
    test(`nothing moves while ${route} loads at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & {value: number}).value;
            }).observe({type: 'layout-shift', buffered: true});
            // Two frames: one to deliver what is buffered, one for what is just being laid out.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift).toBe(0);
    });
  }
}
