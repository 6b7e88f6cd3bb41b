import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {fixtureSite} from '../../server/fixtureSites';

let folder: string;
let home: string;

test.beforeAll(() => {
  // Special characters, because the folder can be anywhere and have any name.
  folder = mkdtempSync(path.join(tmpdir(), 'from disk ü-'));
  cpSync(fixtureSite('fromDisk'), folder, {recursive: true});
  home = pathToFileURL(path.join(folder, 'index.html')).href;
});

test.afterAll(() => rmSync(folder, {recursive: true}));

test.afterEach(({context}) => context.setOffline(false));

test.beforeEach(async ({context, page}) => {
  await context.setOffline(true);
  await page.goto(home);
  // The heading only appears after scripts have run, because pages are not prerendered.
  await expect(page.getByRole('heading', {name: 'Harbour'})).toBeVisible();
});

test('On a site opened from disk, suggestions lead to a section and highlight its words', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => message.type() !== 'log' && errors.push(message.text()));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('oven');
  const option = page.getByRole('option', {name: /The oven bakes bread/});
  await expect(option).toHaveAttribute('href', '#/kitchen#at-last');
  await option.click();
  await expect(page).toHaveURL(`${home}#/kitchen#at-last`);
  await expect(page.getByRole('main').getByText('The oven bakes bread.')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-hit'))).toBe(true);
  expect(errors).toEqual([]);
});

test('On a site opened from disk, the search page keeps its query after a reload and after going back', async ({
  page,
}) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ships');
  await page.getByRole('link', {name: 'See all results'}).click();
  const result = page.getByRole('main').getByRole('link', {name: 'Harbour'});
  await expect(result).toBeVisible();
  await page.reload();
  await expect(result).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('tulips');
  const garden = page.getByRole('main').getByRole('link', {name: 'Garden'});
  await expect(page).toHaveURL(`${home}#/search/?q=tulips`);
  await garden.click();
  await expect(page).toHaveURL(`${home}#/garden`);
  await page.goBack();
  await expect(garden).toBeVisible();
});

test('On a site opened from disk, a suggestion opens in a new tab', async ({page, context}) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tulips');
  const option = page.getByRole('option', {name: /Tulips/});
  await expect(option).toBeVisible();
  const opening = context.waitForEvent('page');
  await option.click({modifiers: ['Control']});
  await expect((await opening).getByRole('heading', {name: 'Garden'})).toBeVisible();
});

test('On a site opened from disk, the announcement stays closed, and the base URL banner is not shown', async ({
  page,
}) => {
  await expect(page.getByText('This copy opens from disk.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', {name: 'Close announcement'}).click();
  await page.reload();
  await expect(page.getByRole('heading', {name: 'Harbour'})).toBeVisible();
  await expect(page.getByText('This copy opens from disk.')).toBeHidden();
});

test('A build that opens from disk leaves out pages and files that do not work from disk', async ({
  page,
}) => {
  await expect(page.getByRole('button', {name: 'Copy page'})).toHaveCount(0);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  expect(files.filter((file) => /\.(md|bin)$|llms/.test(file))).toEqual([]);
});
