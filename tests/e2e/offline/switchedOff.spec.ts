import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {readPage} from './keptFiles';
import {writeSecondBuild} from './secondBuild';

test.use({serviceWorkers: 'allow'});

const ECS = '/docs/fundamentals/ecs/';
const LOOP = '/docs/core-modules/loop/';

function remains(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    ...(await caches.keys()),
  ]);
}

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

test.describe('A build with reading offline switched off', () => {
  test('removes all caches on the next visit @full', async ({page, host}, info) => {
    const off = info.outputPath('off');
    await writeSecondBuild(off, 'off');
    await readPage(page, ECS, host.origin);
    expect(await isControlled(page)).toBe(true);
    await page.goto('about:blank');

    host.deploy(off);
    await page.goto(LOOP);
    // Retries, because the page reloads, which interrupts `evaluate`.
    await expect(async () => expect(await remains(page)).toEqual([])).toPass();

    await page.reload();
    expect(await isControlled(page)).toBe(false);
    expect(await remains(page)).toEqual([]);
  });

  test('reloads an open tab of the earlier build @full', async ({page, host}, info) => {
    const off = info.outputPath('off');
    await writeSecondBuild(off, 'off');
    await readPage(page, ECS, host.origin);
    host.deploy(off);

    const loaded = page.waitForEvent('load');
    // Simulates that the reader returns to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await loaded;
    await expect.poll(() => remains(page)).toEqual([]);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();

    // No service worker may respond after the host is closed.
    await host.close();
    await expect(page.goto(ECS)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});
