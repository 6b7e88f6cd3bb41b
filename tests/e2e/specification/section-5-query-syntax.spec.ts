import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../siteTest';

const main = (page: Page): Locator => page.getByRole('main');
const titles = (page: Page): Locator => main(page).getByRole('article').getByRole('heading');

/** Searches on the search page and reads how many results there are. */
async function count(page: Page, query: string): Promise<number> {
  await page.goto(`/search/?q=${encodeURIComponent(query)}`);
  const status = main(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ results? in \d+ ms$/);
  return Number.parseInt((await status.textContent()) ?? '', 10);
}

test('a field prefix searches this field alone', async ({page}) => {
  const everywhere = await count(page, '+loop');
  const inTitles = await count(page, 'title:loop');
  expect(inTitles).toBeGreaterThan(0);
  expect(inTitles).toBeLessThan(everywhere);
  for (const title of await titles(page).allTextContents()) expect(title).toMatch(/loop/i);
});

test('a field name may not contain a slash: such a query is plain text @full', async ({page}) => {
  expect(await count(page, 'docs/title:loop')).toBeGreaterThan(0);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
});

test('a term with + is required @full', async ({page}) => {
  const both = await count(page, '+light +shader');
  const either = await count(page, '+light shader');
  const light = await count(page, '+light');
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(light);
  expect(either).toBe(light);
});

test('a term with - is prohibited @full', async ({page}) => {
  const light = await count(page, '+light');
  const both = await count(page, '+light +shader');
  const without = await count(page, '+light -shader');
  expect(without).toBeGreaterThan(0);
  expect(without).toBe(light - both);
});

for (const [where, query] of [
  ['at the end', 'keyboa*'],
  ['at the start', '*oard'],
  ['in the middle', 'ke*rd'],
] as const)
  test(`a wildcard ${where} stands for any letters @full`, async ({page}) => {
    expect(await count(page, `+${query.replace('*', '')}`)).toBe(0);
    expect(await count(page, query)).toBeGreaterThan(0);
    await expect(titles(page).filter({hasText: 'Keyboard'})).not.toHaveCount(0);
  });

test('an edit distance allows as many edits @full', async ({page}) => {
  expect(await count(page, '+kebord')).toBe(0);
  expect(await count(page, 'kebord~1')).toBe(0);
  expect(await count(page, 'kebord~2')).toBeGreaterThan(0);
  await expect(titles(page).filter({hasText: 'Keyboard'})).not.toHaveCount(0);
});

test('a boost decides what comes first @full', async ({page}) => {
  await count(page, 'title:keyboard^100 title:particles');
  await expect(titles(page).first()).toContainText('Keyboard');
  await count(page, 'title:keyboard title:particles^100');
  await expect(titles(page).first()).toContainText('Particles');
});

for (const [what, query] of [
  ['edit distance', 'light~1.5'],
  ['boost', 'light^1.5'],
] as const)
  test(`${what} must be a whole number @full`, async ({page}) => {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await expect(main(page).getByRole('alert')).toContainText(`${what} must be a whole number`);
  });

test('an unknown field name is a parse error that lists the possible fields @full', async ({
  page,
}) => {
  await page.goto(`/search/?q=${encodeURIComponent('foo:light')}`);
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText("unrecognised field 'foo'");
  for (const field of ['title', 'heading', 'description', 'keywords', 'content'])
    await expect(alert).toContainText(`'${field}'`);
});
