import type {Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {fullUnless} from '../fullUnless';
import {expect, test, THEMES, WIDTHS} from '../siteTest';
import {openPage} from '../openPage';
import {options, typeInSearch} from './searchBox';

async function useTheme(page: Page, theme: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  // Sets the attribute that the styles use, because the theme's storage key contains the site's namespace.
  await page.addInitScript((chosen) => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.theme !== chosen)
        document.documentElement.dataset.theme = chosen;
    }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-theme']});
  }, theme);
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({viewport: {width, height: 900}});
      test.beforeEach(({page}) => useTheme(page, theme));

      test(`axe finds no violation with suggestions open${fullUnless(theme === 'dark' && width === 390)}`, async ({
        page,
      }) => {
        await typeInSearch(page, 'light');
        await expect(options(page)).toHaveCount(8);
        await page.keyboard.press('ArrowDown');
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await axeFaults(page)).toEqual([]);
      });

      test(`axe finds no violation without results @full`, async ({page}) => {
        await typeInSearch(page, 'zzzqqqxxx wwwvvv');
        await expect(page.getByText('No results').first()).toBeVisible();
        expect(await axeFaults(page)).toEqual([]);
      });

      for (const query of ['light', 'zzzqqqxxx', '']) {
        test(`axe finds no violation on the search page for "${query}"${fullUnless(query === '' && theme === 'light' && width === 390)}`, async ({
          page,
        }) => {
          await openPage(page, query === '' ? '/search/' : `/search/?q=${query}`);
          if (query === 'light')
            await expect(page.getByRole('button', {name: 'Show more results'})).toBeVisible();
          if (query === 'zzzqqqxxx') await expect(page.getByText('No results')).toBeVisible();
          expect(await axeFaults(page)).toEqual([]);
        });
      }
    });
  }
}
