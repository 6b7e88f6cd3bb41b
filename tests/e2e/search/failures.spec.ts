import type {Fault, FaultRule} from '../../server/Fault';
import {fullUnless} from '../fullUnless';
import {untilSearchIsKept} from '../offline/keptFiles';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
import {DOCS_PAGE, INDEX_FILES, options, searchBox, typeInSearch} from './searchBox';

interface Case {
  fault: Fault;
  message: string;
  /** Button to press once the fault is over. Default: Retry. */
  remedy?: 'Reload';
}

/**
 * Makes packs unavailable. Otherwise the service worker would cache intact files of a damaged pack, possibly before
 * they are requested.
 */
const NO_PACK: FaultRule = {
  pattern: /search-index\/all\./,
  fault: {mode: 'status', status: 404},
};

const GONE = 'This page can no longer load its search index.';

const CASES: Record<string, Case> = {
  missing: {fault: {mode: 'status', status: 404}, message: GONE, remedy: 'Reload'},
  'refused because a session has ended': {
    fault: {mode: 'status', status: 401},
    message: GONE,
    remedy: 'Reload',
  },
  'refused with an error': {
    fault: {mode: 'status', status: 500},
    message: 'The server answered with an error',
  },
  'cut off': {fault: {mode: 'truncate'}, message: 'The search index is damaged.'},
  damaged: {fault: {mode: 'damage'}, message: 'The search index is damaged.'},
  'replaced by an HTML page': {fault: {mode: 'html'}, message: GONE, remedy: 'Reload'},
  unreachable: {fault: {mode: 'drop'}, message: 'The search index cannot be reached.'},
  'still loading': {fault: {mode: 'hang'}, message: 'The search index is still loading…'},
};

/** Faults that represent all others in `npm test`, both in the search box and on the search page. */
const STANDS_FOR_ALL = ['block missing', 'allow damaged'];

// Also tests with the site's service worker, because it handles all requests once it runs.
for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`With service workers: ${serviceWorkers},`, () => {
    test.use({serviceWorkers});
    for (const [name, {fault, message, remedy}] of Object.entries(CASES)) {
      test.describe(`if the index is ${name}`, () => {
        const tag = fullUnless(STANDS_FOR_ALL.includes(`${serviceWorkers} ${name}`));

        test(`the search box shows the reason, and ${remedy ?? 'Retry'} works once the fault is over${tag}`, async ({
          page,
          host,
        }) => {
          host.faults.push(NO_PACK, {pattern: INDEX_FILES, fault});
          await typeInSearch(page, 'light');
          const form = page.getByRole('search').first();
          await expect(form.getByText(message)).toBeVisible();
          await expect(options(page)).toHaveCount(0);
          host.faults.length = 0;
          await form.getByRole('button', {name: remedy ?? 'Retry'}).click();
          if (remedy === 'Reload') {
            await expect(page).toHaveURL('/search/?q=light');
            await expect(page.getByRole('article').first()).toBeVisible();
            return;
          }
          await expect(options(page)).toHaveCount(8);
          await expect(form.getByText(message)).toHaveCount(0);
          // The pressed button has disappeared, so the focus must move to the field.
          await expect(searchBox(page)).toBeFocused();
        });

        test(`the search page shows the reason, and ${remedy ?? 'Retry'} works once the fault is over${fullUnless(serviceWorkers === 'block' && name === 'cut off')}`, async ({
          page,
          host,
        }) => {
          host.faults.push(NO_PACK, {pattern: INDEX_FILES, fault});
          await page.goto('/search/?q=light');
          const main = page.getByRole('main');
          await expect(main.getByText(message)).toBeVisible();
          host.faults.length = 0;
          await main.getByRole('button', {name: remedy ?? 'Retry'}).click();
          await expect(page.getByRole('article').first()).toBeVisible();
          if (remedy === 'Reload') await expect(page).toHaveURL('/search/?q=light');
          else await expect(main.getByRole('searchbox', {name: 'Search for'})).toBeFocused();
        });
      });
    }
  });
}

test.describe('If the service worker is active, and the index is not cached and does not load', () => {
  test.use({serviceWorkers: 'allow'});

  for (const pattern of [
    INDEX_FILES,
    /search-index\/.*\.[th]\d+\.bin/,
    /search-index\/.*index\..*bin/,
  ])
    test(`one press of Retry is enough: ${String(pattern)}${fullUnless(pattern === INDEX_FILES)}`, async ({
      page,
      host,
    }) => {
      await page.goto('/search/?q=light');
      await expect(page.getByRole('article').first()).toBeVisible();
      await untilSearchIsKept(page);
      host.faults.push({pattern, fault: {mode: 'hang'}});
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await page.goto('/search/?q=shader');
      const main = page.getByRole('main');
      await expect(main.getByText('The search index is still loading…')).toBeVisible();
      host.faults.length = 0;
      await main.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('article').first()).toBeVisible({timeout: 10_000});
    });
});

test('Offline before the first search, the search box shows the reason, and recovers when the network is back', async ({
  page,
  host,
  context,
}) => {
  await openPage(page, DOCS_PAGE);
  host.faults.push({pattern: /./, fault: {mode: 'drop'}});
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(page.getByRole('alert')).toContainText('Are you offline?');
  host.faults.length = 0;
  await context.setOffline(false);
  await expect(options(page)).toHaveCount(8);
});

test('Suggestions that did not load are loaded when the network is back @full', async ({
  page,
  host,
  context,
}) => {
  host.faults.push({pattern: /search-suggestions/, fault: {mode: 'drop'}});
  await openPage(page, DOCS_PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(page.getByRole('alert')).toContainText('The suggestions did not load.');
  host.faults.length = 0;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(options(page)).toHaveCount(8);
});

test('If a newer build has replaced the script of the suggestions, the box offers to reload, which opens the search page', async ({
  page,
  host,
}) => {
  host.faults.push({pattern: /search-suggestions/, fault: {mode: 'status', status: 404}});
  await typeInSearch(page, 'light');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Reload the page.');
  await alert.getByRole('button', {name: 'Reload'}).click();
  await expect(page).toHaveURL(/[/]search[/][?]q=light$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
