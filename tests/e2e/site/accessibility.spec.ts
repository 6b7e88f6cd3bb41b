import {axeFaults} from '../axeFaults';
import {expect, KINDS_OF_PAGES, test, THEMES, WIDTHS} from '../siteTest';

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    for (const route of KINDS_OF_PAGES) {
      test(`axe finds nothing on ${route}, ${theme}, ${width} px`, async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 900});
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        expect(await axeFaults(page)).toEqual([]);
      });
    }
  }
}
