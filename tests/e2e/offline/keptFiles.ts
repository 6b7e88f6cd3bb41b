import type {Page} from '@playwright/test';
import {expect} from '../siteTest';

export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({url}) => new URL(url).pathname);
  });
}

/** Opens a page as if the reader came from another page of the site, and waits until it is cached. */
export async function readPage(page: Page, path: string, origin: string): Promise<void> {
  await page.goto(`${origin}${path}`, {referer: `${origin}/`});
  await untilKept(page, path);
}

export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(path);
  // Its scripts are cached after the page itself.
  await expect
    .poll(async () => (await keptPaths(page)).filter((kept) => kept.endsWith('.js')).length)
    .toBeGreaterThan(3);
}

/** Waits until the search works offline. The search page is cached last. */
export async function untilSearchIsKept(page: Page): Promise<void> {
  await untilKept(page, '/search/');
}
