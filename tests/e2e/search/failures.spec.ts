import type {Fault} from '../../server/staticHost';
import {expect, test} from '../siteTest';
import {DOCS_PAGE, hydrated, INDEX_FILES, options, searchBox, typeInSearch} from './searchBox';

interface Case {
  fault: Fault;
  message: string;
}

const CASES: Record<string, Case> = {
  missing: {fault: {mode: 'status', status: 404}, message: 'The search index is not there.'},
  'refused with an error': {
    fault: {mode: 'status', status: 500},
    message: 'The server answered with an error',
  },
  'cut off': {fault: {mode: 'truncate'}, message: 'The search index arrived damaged.'},
  damaged: {fault: {mode: 'damage'}, message: 'The search index arrived damaged.'},
  'replaced by a page': {fault: {mode: 'html'}, message: 'The server sent a page'},
  unreachable: {fault: {mode: 'drop'}, message: 'The search index cannot be reached.'},
  'not coming': {fault: {mode: 'hang'}, message: 'The search index is still loading…'},
};

for (const [name, {fault, message}] of Object.entries(CASES)) {
  test.describe(`when the index is ${name}`, () => {
    test('the box says why, and Retry works once the fault is over', async ({page, host}) => {
      host.faults.push({pattern: INDEX_FILES, fault});
      await typeInSearch(page, 'light');
      const form = page.getByRole('search').first();
      await expect(form.getByText(message)).toBeVisible();
      await expect(options(page)).toHaveCount(0);
      host.faults.length = 0;
      await form.getByRole('button', {name: 'Retry'}).click();
      await expect(options(page)).toHaveCount(8);
      await expect(form.getByText(message)).toHaveCount(0);
    });

    test('the search page says why, and Retry works once the fault is over', async ({
      page,
      host,
    }) => {
      host.faults.push({pattern: INDEX_FILES, fault});
      await page.goto('/search/?q=light');
      const main = page.getByRole('main');
      await expect(main.getByText(message)).toBeVisible();
      host.faults.length = 0;
      await main.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test('typing on heals a search whose index did not come', async ({page, host}) => {
  host.faults.push({pattern: INDEX_FILES, fault: {mode: 'status', status: 500}});
  await typeInSearch(page, 'ligh');
  await expect(page.getByRole('alert').first()).toBeVisible();
  host.faults.length = 0;
  await page.keyboard.type('t');
  await expect(options(page)).toHaveCount(8);
});

test('the message comes within the second', async ({page, host}) => {
  await page.goto(DOCS_PAGE);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  host.faults.push({pattern: INDEX_FILES, fault: {mode: 'hang'}});
  await page.evaluate(() => {
    const field = document.querySelector('[role=combobox]');
    let typed = 0;
    field?.addEventListener('input', () => (typed = performance.now()), {once: true});
    new MutationObserver(() => {
      if (typed > 0 && document.body.innerText.includes('still loading'))
        Object.assign(window, {waited: performance.now() - typed});
    }).observe(document.body, {subtree: true, childList: true});
  });
  await page.keyboard.type('l');
  await expect(page.getByText('The search index is still loading…')).toBeVisible();
  const waited = await page.evaluate(() => (window as unknown as {waited: number}).waited);
  // The timer is 800 ms; the rest is left to a busy machine.
  expect(waited).toBeLessThan(2500);
});

test('offline before the first search, the box says so and heals when the network is back', async ({
  page,
  host,
  context,
}) => {
  await page.goto(DOCS_PAGE);
  await hydrated(page);
  host.faults.push({pattern: /./, fault: {mode: 'drop'}});
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await expect(page.getByRole('alert')).toContainText('Are you offline?');
  host.faults.length = 0;
  await context.setOffline(false);
  await expect(options(page)).toHaveCount(8);
});

test('a tab that is open during a new deployment finds the new index by itself', async ({
  page,
  host,
}) => {
  await typeInSearch(page, 'light');
  await expect(options(page)).toHaveCount(8);
  // The files of the old build are gone, all but the one whose name stays.
  const old = new Set(
    host.requests.map(({url}) => url).filter((url) => /search-index\/.*\.[tx]\d+\.bin$/.test(url)),
  );
  expect(old.size).toBeGreaterThan(0);
  host.faults.push({
    pattern: /search-index\/.*\.[tx]\d+\.bin$/,
    fault: {mode: 'status', status: 404},
  });
  await searchBox(page).fill('shader');
  await expect(page.getByText('The search index is not there.')).toBeVisible();
  const manifests = host.requests.filter(({url}) => url.endsWith('index.bin')).length;
  host.faults.length = 0;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(options(page).first()).toBeVisible();
  expect(host.requests.filter(({url}) => url.endsWith('index.bin')).length).toBeGreaterThanOrEqual(
    manifests,
  );
});
