import {expect, test} from '../siteTest';
import {expectOnlyListed, watchStorage} from './watchStorage';

// Service workers are allowed, because the notice also lists data stored for offline reading.
test.use({serviceWorkers: 'allow'});

test('Using the site writes no key that the notice does not list, and requests nothing from other hosts', async ({
  page,
  host,
}) => {
  const seen = await watchStorage(page, host.origin);

  await page.goto('/docs/fundamentals/getting-started');
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
  await page.goto('/search/?q=sound');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  // Waits for offline reading, which starts after the search.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await page.goto('/docs/fundamentals/set-up-your-first-project/');
  for (const tab of await page.getByRole('tab').all()) await tab.click();

  const found = await expectOnlyListed(page, seen);
  expect(found.join('\n')).toMatch(/^Local Storage: theme$/m);
  expect(found.join('\n')).toMatch(/^Cache Storage: offline:/m);
});
