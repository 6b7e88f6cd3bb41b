import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {translatePage} from '../translatePage';
import {openPage} from '../openPage';
import {DOCS_PAGE, options, searchBox} from './searchBox';

let errors: string[];
test.beforeEach(({page}) => {
  errors = [];
  page.on('pageerror', ({message}) => errors.push(message));
});
test.afterEach(async ({page}) => {
  expect(errors).toEqual([]);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

async function openTranslated(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await translatePage(page);
}

async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function searchInBox(page: Page): Promise<void> {
  await page.keyboard.type('cam');
  await expect(options(page).first()).toContainText(/cam/i);
  await page.keyboard.type('era');
  await expect(options(page).first()).toContainText(/camera/i);
  await retype(page, 'sprite');
  await expect(options(page).first()).toContainText(/sprite/i);
  await retype(page, 'light^x');
  const form = page.getByRole('search').filter({has: searchBox(page)});
  await expect(form.getByRole('alert')).toContainText('boost must be numeric');
  await retype(page, 'keybaord press');
  await form.getByRole('button', {name: 'keyboard press'}).click();
  await expect(searchBox(page)).toHaveValue('keyboard press');
  await expect(options(page)).toHaveCount(8);
  await retype(page, 'zzzqqqxxx wwwvvvkkk');
  await form.getByRole('button', {name: 'zzzqqqxxx'}).click();
  await expect(form.getByRole('status')).toHaveText('No results');
  await retype(page, 'light');
  await expect(options(page)).toHaveCount(8);
  await expect(form.getByRole('status')).toHaveText('8 suggestions');
}

test('The search box works on a translated page @full', async ({page}) => {
  await openTranslated(page, DOCS_PAGE);
  await page.keyboard.press('Control+k');
  await searchInBox(page);
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the search dialog works on a translated page: results, corrections, closing and opening again @full', async ({
    page,
  }) => {
    await openTranslated(page, DOCS_PAGE);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    for (const turn of [1, 2]) {
      await page.getByRole('link', {name: 'Search', exact: true}).click();
      await expect(dialog, `turn ${turn}`).toBeVisible();
      await page.keyboard.press('ControlOrMeta+a');
      await searchInBox(page);
      await dialog.getByRole('button', {name: 'Close'}).click();
      await expect(dialog).toBeHidden();
    }
  });
});

test('A translated search page works: results, corrections, more results and the selection of a context', async ({
  page,
}) => {
  await openTranslated(page, '/search/');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await main.getByRole('searchbox', {name: 'Search for'}).focus();
  await page.keyboard.type('cam');
  await expect(page.getByRole('article').first()).toContainText(/cam/i);
  await page.keyboard.type('era');
  await expect(page.getByRole('article').first()).toContainText(/camera/i);
  await retype(page, 'sprite');
  await expect(page.getByRole('article').first()).toContainText(/sprite/i);
  await retype(page, 'light^x');
  await expect(main.getByRole('alert')).toContainText('boost must be numeric');
  await retype(page, 'keybaord press');
  await main.getByRole('button', {name: 'keyboard press'}).click();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await retype(page, 'engine');
  await expect(status).toHaveText(/^\d+ results in \d+ ms$/);
  const hits = page.getByRole('article').getByRole('listitem');
  const before = await hits.count();
  await main.getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => hits.count()).toBeGreaterThan(before);
  await main.getByRole('combobox', {name: 'Search in'}).selectOption('blog');
  await expect(page).toHaveURL(/ctx=blog/);
  await main.getByRole('searchbox', {name: 'Search for'}).focus();
  await retype(page, 'zzzqqqxxx wwwvvvkkk');
  await expect(status).toHaveText(/^0 results in \d+ ms$/);
  await main.getByRole('button', {name: 'Search everything'}).click();
  await main.getByRole('searchbox', {name: 'Search for'}).focus();
  await retype(page, 'light');
  await expect(page.getByRole('article').first()).toBeVisible();
});
