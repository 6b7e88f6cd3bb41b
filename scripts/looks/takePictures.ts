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

/** Maximum height of an image in pixels. Below that, pages only repeat elements that other images show. */
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
      // Stores the theme as if a reader had chosen it, because the page then only renders images of that theme.
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(`${origin}${route}`, {waitUntil: 'networkidle'});
      await page.locator('html[data-has-hydrated=true]').waitFor();
      // Hides the displayed search duration, because it differs every time.
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
