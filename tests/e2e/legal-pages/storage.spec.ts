import {expect, test, type Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR, builtPages, routeOfFile} from '../../site/builtPages';
import {startStaticHost, type StaticHost} from '../../server/staticHost';

// What it keeps for reading offline stands in the notice, too.
test.use({serviceWorkers: 'allow'});

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost({dir: BUILD_DIR});
});
test.afterAll(() => host.close());

/** Everything a page kept in the browser and every foreign origin it spoke to, over a whole visit. */
interface Watch {
  written: Set<string>;
  foreign: Set<string>;
}

/** Watches writes as they happen, so that a key which is removed again is seen too. */
async function watch(page: Page): Promise<Watch> {
  const seen: Watch = {written: new Set(), foreign: new Set()};
  await page.exposeFunction('reportWrite', (key: string) => seen.written.add(key));
  await page.addInitScript(() => {
    const report = (key: string) =>
      (window as unknown as {reportWrite: (key: string) => void}).reportWrite(key);
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as (
      key: string,
      value: string,
    ) => void;
    Storage.prototype.setItem = function (key, value) {
      report(`${this === localStorage ? 'Local' : 'Session'} Storage: ${key}`);
      setItem.call(this, key, value);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => String(cookie?.get?.call(document)),
      set: (value: string) => {
        report(`Cookie: ${value.split('=')[0]}`);
        cookie?.set?.call(document, value);
      },
    });
  });
  // Not those of the page alone: the service worker belongs to the context.
  page.context().on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== host.origin) seen.foreign.add(origin);
  });
  return seen;
}

/** What stands in the browser at the end, by whatever way it came there. */
async function keptEntries(page: Page): Promise<string[]> {
  const entries = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `Local Storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `Session Storage: ${key}`),
    ...(await indexedDB.databases()).map(({name}) => `IndexedDB: ${name}`),
    ...(await caches.keys()).map((key) => `Cache Storage: ${key}`),
  ]);
  const cookies = await page.context().cookies();
  return [...entries, ...cookies.map(({name}) => `Cookie: ${name}`)];
}

/** Waits for what comes last: it is kept for reading offline when the page has nothing else to do. */
async function untilKeptOffline(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptEntries(page)).join('\n'))
    .toMatch(/^Cache Storage: offline:/m);
}

/** The rows of the notice as patterns of `place: key`. */
async function listedEntries(page: Page): Promise<RegExp[]> {
  await page.goto(host.url('/datenschutzhinweis'));
  const rows = page.getByRole('table', {name: 'Einträge im Browser'}).locator('tbody tr');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('th, td')].slice(0, 2).map((cell) => cell.textContent),
    ),
  );
  return texts.map(([key = '', place = '']) => {
    const pattern = key.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return new RegExp(`^${place}: ${pattern.join('.*')}$`);
  });
}

async function expectOnlyListed(page: Page, seen: Watch): Promise<string[]> {
  await untilKeptOffline(page);
  const found = [...new Set([...seen.written, ...(await keptEntries(page))])].sort();
  const listed = await listedEntries(page);
  expect(found.filter((entry) => !listed.some((pattern) => pattern.test(entry)))).toEqual([]);
  expect([...seen.foreign]).toEqual([]);
  return found;
}

function pageWith(marker: RegExp): string | undefined {
  const file = builtPages().find((page) =>
    marker.test(readFileSync(path.join(BUILD_DIR, page), 'utf8')),
  );
  return file && routeOfFile(file);
}

test('the watch sees what is removed at once, and who is asked', async ({page}) => {
  const seen = await watch(page);
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
  // The site's policy lets none of its pages ask others, so the page itself is another one.
  await page.route('https://elsewhere.test/', (route) => route.fulfill());
  await page.goto('https://elsewhere.test/');
  await expect.poll(() => [...seen.foreign]).toEqual(['https://elsewhere.test']);
});

test('reading every page writes no key that the notice does not list, and asks nobody else', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const seen = await watch(page);
  for (const file of builtPages()) await page.goto(host.url(routeOfFile(file)));
  const found = await expectOnlyListed(page, seen);
  expect(found.join('\n')).toMatch(/^Cache Storage: offline:/m);
});

test('using the site writes no key that the notice does not list, and asks nobody else', async ({
  page,
}) => {
  const seen = await watch(page);

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
