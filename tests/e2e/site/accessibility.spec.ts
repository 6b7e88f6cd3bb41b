import {axeFaults} from '../axeFaults';
import {fullUnless} from '../fullUnless';
import {expect, KINDS_OF_PAGES, test, THEMES, WIDTHS} from '../siteTest';
import {openPage} from '../openPage';

const LEGAL_PAGES = ['/impressum', '/datenschutzhinweis', '/disclaimer'];

for (const route of [...KINDS_OF_PAGES, ...LEGAL_PAGES]) {
  // The privacy page contains everything that other legal pages contain, plus tables.
  const standsForAll = !LEGAL_PAGES.includes(route) || route === '/datenschutzhinweis';
  test(`Axe finds no violation on ${route} in both themes, wide and narrow${fullUnless(standsForAll)}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      for (const theme of THEMES) {
        // `npm test` only tests wide/light and narrow/dark, because names and structure do not depend on the theme, and
        // contrast does not depend on the width.
        if (!process.env.TEST_FULL && (width === 390) !== (theme === 'dark')) continue;
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        expect.soft(await axeFaults(page), `${theme}, ${width} px`).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${width} px`).toBe(0);
    }
  });
}
