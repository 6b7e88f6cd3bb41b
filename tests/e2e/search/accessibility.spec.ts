import type {Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {fullUnless} from '../fullUnless';
import {expect, test, THEMES, WIDTHS} from '../siteTest';
import {openPage} from '../openPage';
import {options, typeInSearch} from './searchBox';

/** The search page with results is one of the pages that `site/accessibility.spec.ts` checks. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  'with suggestions open': async (page) => {
    await typeInSearch(page, 'light');
    await expect(options(page)).toHaveCount(8);
    await page.keyboard.press('ArrowDown');
  },
  'without suggestions': async (page) => {
    await typeInSearch(page, 'zzzqqqxxx wwwvvv');
    await expect(page.getByText('No results').first()).toBeVisible();
  },
  'on the empty search page': (page) => openPage(page, '/search/'),
  'on the search page without results': async (page) => {
    await openPage(page, '/search/?q=zzzqqqxxx');
    await expect(page.getByText('No results')).toBeVisible();
  },
};

for (const [state, open] of Object.entries(STATES))
  test(`Axe finds no violation ${state}, in both themes, wide and narrow${fullUnless(!state.includes('without'))}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      for (const theme of THEMES) {
        if (!process.env.TEST_FULL && (width !== 390 || theme !== 'dark')) continue;
        await open(page);
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        expect.soft(await axeFaults(page), `${theme}, ${width} px`).toEqual([]);
      }
    }
  });
