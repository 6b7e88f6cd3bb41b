import {expect, type Page, test} from '@playwright/test';
import {fixtureSite} from '../../server/fixtureSites';
import {type StaticHost, startStaticHost} from '../../server/staticHost';
import {axeFaults} from '../axeFaults';
import {openPage} from '../openPage';

test.describe.configure({mode: 'default'});

let host: StaticHost;

test.beforeAll(async () => {
  host = await startStaticHost({dir: fixtureSite('shop')});
});

test.afterAll(() => host?.close());

const titles = (page: Page) => page.locator('article').getByRole('heading', {level: 2});

test('A tag is selected with the keyboard at 390 px, kept in the address, and filters docs and posts', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, host.url('/search?q=lamp'));
  await expect(titles(page).filter({hasText: 'Chairs'})).toBeVisible();
  const picker = page.getByRole('combobox', {name: 'Tag'});
  await picker.focus();
  await page.keyboard.type('Light');
  await expect(page).toHaveURL(/\?q=lamp&tag=lighting$/);
  await expect(titles(page)).toHaveText(['Lamps', 'Lamps for the winter']);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await expect(picker).toHaveValue('lighting');
  await expect(titles(page)).toHaveText(['Lamps', 'Lamps for the winter']);
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/lamps$/);
  await page.goBack();
  await expect(picker).toHaveValue('lighting');
});

test('The pages with a tag are listed without a query', async ({page}) => {
  await openPage(page, host.url('/search?tag=seating'));
  await expect(titles(page)).toHaveText(['Chairs']);
});

test('A tag that is typed in the box filters the suggestions, and an unknown one is reported', async ({
  page,
}) => {
  await openPage(page, host.url('/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tag:seating lamp');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText('No lamp comes with it');
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill('tag:sofa lamp');
  await expect(page.getByRole('alert')).toContainText("no page has the tag 'sofa'");
});
