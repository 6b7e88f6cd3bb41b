import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {readPage} from './keptFiles';
import {writeSecondBuild} from './secondBuild';

test.use({serviceWorkers: 'allow'});

const ECS = '/docs/fundamentals/ecs/';
const LOOP = '/docs/core-modules/loop/';

/** What reading offline leaves in a browser: registrations and caches, by name. */
function remains(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    ...(await caches.keys()),
  ]);
}

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

test.describe('A build with reading offline switched off', () => {
  test('is rid of all that was kept once the reader comes back', async ({page, host}, info) => {
    const off = info.outputPath('off');
    await writeSecondBuild(off, 'off');
    await readPage(page, ECS, host.origin);
    expect(await isControlled(page)).toBe(true);
    await page.goto('about:blank');

    host.deploy(off);
    await page.goto(LOOP);
    // The page loads again on the way, which ends what is asked of it.
    await expect(async () => expect(await remains(page)).toEqual([])).toPass();

    await page.reload();
    expect(await isControlled(page)).toBe(false);
    expect(await remains(page)).toEqual([]);
  });

  test('reaches a tab of the earlier build, which loads again @full', async ({
    page,
    host,
  }, info) => {
    const off = info.outputPath('off');
    await writeSecondBuild(off, 'off');
    await readPage(page, ECS, host.origin);
    host.deploy(off);

    const loaded = page.waitForEvent('load');
    // What the tab does when the reader comes back to it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await loaded;
    await expect.poll(() => remains(page)).toEqual([]);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toBeVisible();

    // Nothing is left that could answer in place of the host.
    await host.close();
    await expect(page.goto(ECS)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});
