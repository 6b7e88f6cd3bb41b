import {expect, type Page} from '@playwright/test';
import type {PlainHost} from '../server/nginxHost';

/** One page of each kind. Each is opened directly in every cell of the matrix. */
const OPENED = ['/', '/docs/core-modules/loop', '/docs/category/guides', '/blog', '/impressum'];
const LOOP = '/docs/core-modules/loop';

export type AddressOf = (route: string) => string;

export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} answers ${response.status()}`);
  });
  return faults;
}

async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

export async function readPages(page: Page, host: PlainHost, addressOf: AddressOf): Promise<void> {
  for (const route of OPENED) {
    await page.goto(host.url(addressOf(route)));
    await untilAlive(page);
    await page.locator('h1:not(:text-is("Page Not Found"))').first().waitFor();
  }
  await page.goto(host.url('/'));
  await untilAlive(page);
  await page.getByRole('navigation').getByRole('link', {name: 'Documentation'}).first().click();
  await page.waitForURL('**/docs/category/fundamentals{,/}');
  await page.getByRole('main').locator('a[href*="/fundamentals/ecs"]').first().click();
  await page.waitForURL('**/docs/fundamentals/ecs{,/}');
  await page.reload();
  await untilAlive(page);
  await page.getByRole('heading', {level: 1, name: /entity component system/i}).waitFor();
}

export async function followSuggestion(page: Page, host: PlainHost): Promise<string> {
  await page.goto(host.url('/'));
  await untilAlive(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('camera');
  const option = page.getByRole('option').first();
  await option.waitFor();
  await option.click();
  await page.waitForURL('**/docs/**');
  const address = page.url();
  await page.reload();
  await untilAlive(page);
  return address;
}

export async function hitsOfSearchPage(
  page: Page,
  host: PlainHost,
  addressOf: AddressOf,
): Promise<string[]> {
  await page.goto(`${host.url(addressOf('/search'))}?q=light`);
  const hits = page.getByRole('main').getByRole('article').getByRole('link');
  await hits.first().waitFor();
  return hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

/** Whether the loop page is cached, with the scripts and styles of the current document. */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = kept.flat().map(({url}) => new URL(url).pathname);
    const scripts = [...document.scripts].map(({src}) => src).filter((src) => src !== '');
    const styles = [...document.styleSheets].flatMap(({href}) => href ?? []);
    return (
      paths.some((path) => path.endsWith('/loop/')) &&
      [...scripts, ...styles].every((address) => paths.includes(new URL(address).pathname))
    );
  });
}

export async function readOffline(page: Page, host: PlainHost, addressOf: AddressOf) {
  const address = host.url(addressOf(LOOP));
  // Simulates a visit from another page, because caching starts with the second page.
  await page.goto(address, {referer: new URL('/', address).href});
  await expect.poll(() => isKept(page), {timeout: 60_000}).toBe(true);
  const heading = await page.locator('h1').innerText();
  await host.close();
  await page.goto(address);
  await untilAlive(page);
  return {before: heading, after: await page.locator('h1').innerText()};
}
