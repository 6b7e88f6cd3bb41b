import {expect, type Page, test} from '@playwright/test';
import {type DevelopmentSite, startDevelopmentSite} from '../../server/developmentSite';
import {openPage} from '../openPage';

// All tests share one server, so they run one after another in one worker.
test.describe.configure({mode: 'default'});

const START_TIME = 300_000;
const GARDEN = 'docs/garden.md';

let site: DevelopmentSite;

test.beforeAll(async () => {
  test.setTimeout(START_TIME);
  site = await startDevelopmentSite('searched-site');
});

test.afterAll(() => site?.stop());

async function found(page: Page, query: string): Promise<string[]> {
  await page.goto(`${site.origin}/search/?q=${query}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').or(main.getByText('No results')).first()).toBeVisible();
  return main.getByRole('article').getByRole('heading').allInnerTexts();
}

test('The search box and the search page find the text of a page @full', async ({page}) => {
  await openPage(page, `${site.origin}/kitchen`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tulips');
  await expect(page.getByRole('option', {name: /Garden/})).toBeVisible();
  expect(await found(page, 'tulips')).toEqual(['Garden']);
});

test('A search in an open tab finds a change that was saved later @full', async ({page}) => {
  await openPage(page, `${site.origin}/kitchen`);
  const search = async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('snapdragon');
  };
  await search();
  await expect(page.getByText('No results').first()).toBeVisible();
  site.save(GARDEN, '# Garden\n\nSnapdragons grow beside the wall.\n');
  await expect(async () => {
    await search();
    await expect(page.getByRole('option', {name: /Garden/})).toBeVisible({timeout: 2000});
  }).toPass();
});

test('The search page lists earlier searches without results, but no half-typed words @full', async ({
  page,
}) => {
  await openPage(page, `${site.origin}/kitchen`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('qqqbuoys');
  await expect(page.getByText('No results').first()).toBeVisible();
  // A search is stored once the reader stops typing.
  await page.waitForFunction(() => Object.values(localStorage).join().includes('qqqbuoys'));
  await page.goto(`${site.origin}/search/`);
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
    const before = site.output().length;
    site.save(GARDEN, fault);
    await expect.poll(() => site.output().slice(before)).toMatch(/error/i);
    expect(await found(page, 'oven')).toEqual(['Kitchen']);
    const word = `repaired${Object.keys(FAULTS).indexOf(name)}`;
    site.save(GARDEN, `# Garden\n\nThe wall is ${word}.\n`);
    await expect.poll(() => found(page, word)).toEqual(['Garden']);
  });
}
