import {expect, type Page} from '@playwright/test';

interface Watch {
  written: Set<string>;
  foreign: Set<string>;
}

/** Watches storage as it is written, so that keys that are removed later are also recorded. */
export async function watchStorage(page: Page, origin: string): Promise<Watch> {
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
  // Listens to the context instead of the page, because the service worker belongs to the context.
  page.context().on('request', (request) => {
    const asked = new URL(request.url());
    if (/^(https?|wss?):$/.test(asked.protocol) && asked.origin !== origin)
      seen.foreign.add(asked.origin);
  });
  return seen;
}

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

/** Waits for offline reading. It writes last, because it only caches pages when they are idle. */
async function untilKeptOffline(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptEntries(page)).join('\n'))
    .toMatch(/^Cache Storage: offline:/m);
}

async function listedEntries(page: Page): Promise<RegExp[]> {
  await page.goto(new URL('/datenschutzhinweis', page.url()).href);
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

/**
 * Checks that the notice of the site lists all stored keys and requested hosts. Returns the stored
 * keys, as `place: key`.
 */
export async function expectOnlyListed(page: Page, seen: Watch): Promise<string[]> {
  await untilKeptOffline(page);
  const found = [...new Set([...seen.written, ...(await keptEntries(page))])].sort();
  const listed = await listedEntries(page);
  expect(found.filter((entry) => !listed.some((pattern) => pattern.test(entry)))).toEqual([]);
  expect([...seen.foreign]).toEqual([]);
  return found;
}
