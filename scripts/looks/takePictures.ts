import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserExecutable} from '../browser.mjs';

/** One page of each type. The key is part of the image's file name. */
const PAGES = {
  home: '/',
  doc: '/docs/core-modules/graphics/',
  category: '/docs/category/guides/',
  post: '/blog/light-rework/',
  search: '/search/?q=light',
};

export interface Picture {
  name: string;
  route: string;
  theme: 'light' | 'dark';
  width: number;
}

export const PICTURES: Picture[] = Object.entries(PAGES).flatMap(([page, route]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [390, 1440].map((width) => ({name: `${page}-${theme}-${width}`, route, theme, width})),
  ),
);

/** Maximum height of an image in pixels. Lower parts look the same as on other pages. */
const MAX_HEIGHT = 3000;

export async function takePictures(origin: string, folder: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserExecutable(),
    args: ['--no-sandbox'],
  });
  try {
    for (const {name, route, theme, width} of PICTURES) {
      const page = await browser.newPage({
        viewport: {width, height: 900},
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      // Sets the theme like a reader's choice, because images of the other theme are not rendered.
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(`${origin}${route}`, {waitUntil: 'networkidle'});
      await page.locator('html[data-has-hydrated=true]').waitFor();
      // Removes the duration of the search, because it differs every time.
      await page.evaluate(() => {
        for (const status of document.querySelectorAll('main [role=status]'))
          status.textContent = (status.textContent ?? '').replace(/\d+ ms/, '0 ms');
      });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(folder, `${name}.png`),
        animations: 'disabled',
        fullPage: true,
        clip: {x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT)},
      });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
