import {expect, test} from '@playwright/test';
import {type StaticHost, startStaticHost} from '../../tests/server/staticHost';

/** One page of each type. The key is part of the image's file name. */
const PAGES = {
  home: '/',
  doc: '/docs/core-modules/graphics/',
  category: '/docs/category/guides/',
  post: '/blog/light-rework/',
  search: '/search/?q=light',
};
/** Maximum height of an image in pixels. Below that, pages only repeat elements that other images show. */
const MAX_HEIGHT = 3000;

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost({dir: process.env.LOOKS_BUILD ?? 'build'});
});
test.afterAll(() => host.close());

for (const [name, route] of Object.entries(PAGES))
  for (const theme of ['light', 'dark'])
    for (const width of [390, 1440])
      test(`${name}-${theme}-${width}`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        // Stores the theme as if a reader had chosen it, because the page then only renders images of that theme.
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await page.goto(`${host.origin}${route}`, {waitUntil: 'networkidle'});
        await page.locator('html[data-has-hydrated=true]').waitFor();
        // Hides the displayed search duration, because it differs every time.
        await page.evaluate(() => {
          for (const status of document.querySelectorAll('main [role=status]'))
            status.textContent = (status.textContent ?? '').replace(/\d+ ms/, '0 ms');
        });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, {
          fullPage: true,
          clip: {x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT)},
        });
      });
