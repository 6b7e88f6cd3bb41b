import {expect, test} from '../siteTest';
import {closeScriptGate} from '../specification/scriptGate';

test('The search page shows the results for its address, typing updates the address, and a selected context limits the results', async ({
  page,
}) => {
  await page.goto('/search/?q=light');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results in \d+ ms$/);
  await expect(page).toHaveTitle(/^Search results for "light"/);
  const field = page.getByRole('searchbox', {name: 'Search for'});
  await expect(field).toHaveValue('light');
  const entries = await page.evaluate(() => history.length);
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' shader');
  await expect(page).toHaveURL('/search/?q=light+shader');
  await expect(page).toHaveTitle(/^Search results for "light shader"/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('combobox', {name: 'Search in'}).selectOption('Blog');
  await expect(page).toHaveURL('/search/?q=light+shader&ctx=blog');
  const targets = () =>
    page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect
    .poll(async () => (await targets()).every((target) => target.startsWith('/blog/')))
    .toBe(true);
  expect((await targets()).length).toBeGreaterThan(0);
});

test('Back restores the query, the results and the scroll position', async ({page}) => {
  await page.goto('/search/?q=light');
  await expect(page.getByRole('article').first()).toBeVisible();
  const field = page.getByRole('searchbox', {name: 'Search for'});
  await field.fill('light particle');
  await expect(page).toHaveURL('/search/?q=light+particle');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^\d+ results in \d+ ms$/);
  await page.getByRole('button', {name: 'Show more results'}).click();
  const hits = page.getByRole('article').getByRole('listitem');
  await expect.poll(() => hits.count()).toBeGreaterThan(20);
  await expect(status).toHaveText(/^\d+ results in \d+ ms$/);
  await expect(page.getByRole('region', {name: 'API'})).toBeVisible();
  // Waits for all excerpts, because they may change the order of the rows.
  await expect(hits.locator('p').filter({hasText: /^$/})).toHaveCount(0);
  const shown = await page.getByRole('article').allInnerTexts();
  const link = page.getByRole('article').nth(3).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('searchbox', {name: 'Search for'})).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=light+particle');
  await expect(field).toHaveValue('light particle');
  expect(await page.getByRole('article').allInnerTexts()).toEqual(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
});

test('Going back before the next page has loaded leaves the results unchanged @full', async ({
  page,
}) => {
  await page.goto('/search/?q=light');
  const field = page.getByRole('searchbox', {name: 'Search for'});
  await expect(field).toHaveValue('light');
  await field.fill('light particle');
  const status = page.getByRole('main').getByRole('status');
  await expect(page).toHaveURL('/search/?q=light+particle');
  await expect(status).toHaveText(/^\d+ results in \d+ ms$/);
  await page.getByRole('button', {name: 'Show more results'}).click();
  const hits = page.getByRole('article').getByRole('listitem');
  await expect.poll(() => hits.count()).toBeGreaterThan(20);
  await expect(status).toHaveText(/^\d+ results in \d+ ms$/);
  await expect(page.getByRole('region', {name: 'API'})).toBeVisible();
  // Waits for all excerpts, because they may change the order of the rows.
  await expect(hits.locator('p').filter({hasText: /^$/})).toHaveCount(0);
  const shown = await page.getByRole('article').allInnerTexts();
  const gate = await closeScriptGate(page);
  await page.getByRole('article').nth(3).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(page).toHaveURL('/search/?q=light+particle');
  gate.open();
  await expect(field).toHaveValue('light particle');
  expect(await page.getByRole('article').allInnerTexts()).toEqual(shown);
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search form opens the search page, which has a message with a link to the home page', async ({
    page,
  }) => {
    await page.goto('/search/?q=light');
    await expect(page.getByRole('searchbox', {name: 'Search for'})).toBeVisible();
    const missing = page.locator('main noscript p');
    await expect(missing).toBeVisible();
    await expect(missing.getByRole('link', {name: 'home page'})).toHaveAttribute('href', '/');
    await page.goto('/docs/fundamentals/getting-started/');
    await page.getByRole('searchbox', {name: 'Search'}).fill('light');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=light');
  });
});
