import type {Page} from '@playwright/test';
import {expect} from '../siteTest';

/** Paths of all that is kept, whatever the build. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({url}) => new URL(url).pathname);
  });
}

/** Waits until a page can be read again without network. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain(`${path}index.html`);
}

/** Waits until the search works without network, as far as one can see from outside. */
export async function untilSearchIsKept(page: Page): Promise<void> {
  await untilKept(page, '/search/');
  await expect
    .poll(
      async () =>
        (await keptPaths(page)).filter((path) => path.startsWith('/search-index/')).length,
    )
    .toBeGreaterThan(2);
}
