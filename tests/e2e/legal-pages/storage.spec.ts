import {expect, test} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR, builtPages, routeOfFile} from '../../site/builtPages';
import {startStaticHost, type StaticHost} from '../../server/staticHost';
import {expectOnlyListed, keptEntries, watchStorage} from './watchStorage';

// Service workers are allowed, because the notice also lists data stored for offline reading.
test.use({serviceWorkers: 'allow'});

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost({dir: BUILD_DIR});
});
test.afterAll(() => host.close());

function pageWith(marker: RegExp): string | undefined {
  const file = builtPages().find((page) =>
    marker.test(readFileSync(path.join(BUILD_DIR, page), 'utf8')),
  );
  return file && routeOfFile(file);
}

test('The storage check detects keys that are removed at once, and requests to other hosts', async ({
  page,
}) => {
  const seen = await watchStorage(page, host.origin);
  await page.goto(host.url('/'));
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('watched', '1');
      storage.removeItem('watched');
    }
    document.cookie = 'watched=1; max-age=0';
  });
  expect((await keptEntries(page)).join('\n')).not.toContain('watched');
  await expect
    .poll(() => [...seen.written])
    .toEqual(
      expect.arrayContaining([
        'Local Storage: watched',
        'Session Storage: watched',
        'Cookie: watched',
      ]),
    );
  // The page is on another host, because the site's policy forbids requests to other hosts.
  await page.route('https://elsewhere.test/', (route) => route.fulfill());
  await page.goto('https://elsewhere.test/');
  await expect.poll(() => [...seen.foreign]).toEqual(['https://elsewhere.test']);
});

test('Using the site writes no key that the notice does not list, and requests nothing from other hosts', async ({
  page,
}) => {
  const seen = await watchStorage(page, host.origin);

  await page.goto(host.url('/docs/fundamentals/getting-started'));
  const bar = page.getByRole('button', {name: /close.*announcement|^close$/i});
  for (let open = await bar.count(); open > 0; open -= 1) await bar.first().click();

  const toggle = page.getByRole('button', {name: /switch between dark and light mode/i}).first();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox').first();
  await search.fill('sound');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await page.waitForURL((url) => !url.pathname.includes('getting-started'));
  await page.goto(host.url('/search/?q=sound'));
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  // Waits for offline reading, which starts after the search.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const tabs = pageWith(/role="?tab"?[\s>]/);
  if (tabs) {
    await page.goto(host.url(tabs));
    for (const tab of await page.getByRole('tab').all()) await tab.click();
  }
  const versions = pageWith(/theme-doc-version-dropdown|docs-version-dropdown/);
  expect(
    versions,
    'this site has one version; use the dropdown here once it has more',
  ).toBeUndefined();

  const found = await expectOnlyListed(page, seen);
  expect(found.join('\n')).toMatch(/^Local Storage: theme$/m);
  expect(found.join('\n')).toMatch(/^Cache Storage: offline:/m);
});
