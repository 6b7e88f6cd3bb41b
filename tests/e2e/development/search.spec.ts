import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {copyFixture} from '../../server/copyFixture';
import {type DevServer, startDevServer} from '../../server/devServer';
import {openPage} from '../openPage';

// All tests share one server, so they run one after another in one worker.
test.describe.configure({mode: 'default'});

const START_TIME = 300_000;

let folder: string;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(START_TIME);
  folder = copyFixture('searched-site', 'searched-site');
  server = await startDevServer(folder);
});

test.afterAll(() => server?.stop());

const saveGarden = (text: string): void => writeFileSync(path.join(folder, 'docs/garden.md'), text);

async function found(page: Page, query: string): Promise<string[]> {
  await page.goto(`${server.origin}/search/?q=${query}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').or(main.getByText('No results')).first()).toBeVisible();
  return main.getByRole('article').getByRole('heading').allInnerTexts();
}

test('The search box and the search page find the text of a page @full', async ({page}) => {
  await openPage(page, `${server.origin}/kitchen`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tulips');
  await expect(page.getByRole('option', {name: /Garden/})).toBeVisible();
  expect(await found(page, 'tulips')).toEqual(['Garden']);
});

test('A search in an open tab finds a change that was saved later @full', async ({page}) => {
  await openPage(page, `${server.origin}/kitchen`);
  const search = async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('snapdragon');
  };
  await search();
  await expect(page.getByText('No results').first()).toBeVisible();
  saveGarden('# Garden\n\nSnapdragons grow beside the wall.\n');
  await expect(async () => {
    await search();
    await expect(page.getByRole('option', {name: /Garden/})).toBeVisible({timeout: 2000});
  }).toPass();
});

test('The search page lists earlier searches without results, but no half-typed words @full', async ({
  page,
}) => {
  await openPage(page, `${server.origin}/kitchen`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('qqqbuoys');
  await expect(page.getByText('No results').first()).toBeVisible();
  // A search is stored once the reader stops typing.
  await page.waitForFunction(() => Object.values(localStorage).join().includes('qqqbuoys'));
  await page.goto(`${server.origin}/search/`);
  const main = page.getByRole('main');
  await main.getByText('Your searches without results').click();
  await expect(main.getByRole('listitem').filter({hasText: 'qqq'})).toHaveText(['qqqbuoys']);
  await main.getByRole('button', {name: 'Clear this list'}).click();
  await expect(main.getByText('Your searches without results')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(main.getByText('Your searches without results')).toHaveCount(0);
});

const FAULTS = {
  'MDX that cannot be read': '# Garden\n\n<Fence\n',
  'front matter that cannot be read': '---\ntitle: [Garden\n---\n\nPeonies.\n',
};

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name} does not stop the search, and the corrected page is found @full`, async ({
    page,
  }) => {
    const before = server.output().length;
    saveGarden(fault);
    await expect.poll(() => server.output().slice(before)).toMatch(/error/i);
    expect(await found(page, 'oven')).toEqual(['Kitchen']);
    const word = `repaired${Object.keys(FAULTS).indexOf(name)}`;
    saveGarden(`# Garden\n\nThe wall is ${word}.\n`);
    await expect.poll(() => found(page, word)).toEqual(['Garden']);
  });
}
