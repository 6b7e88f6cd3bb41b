import {expect, type Page, test} from '@playwright/test';
import {fixtureSite} from '../../server/fixtureSites';
import {type StaticHost, startStaticHost} from '../../server/staticHost';

let first: string;
let later: string;

test.beforeAll(() => {
  first = fixtureSite('searched');
  later = fixtureSite('searchedLater');
});

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

async function open(page: Page, host: StaticHost): Promise<void> {
  await page.goto(host.url('/'));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const CACHING = {'cache-control': 'max-age=600'};

test('After a deployment, a page searches the index of its own build, whatever the browser has cached @full', async ({
  page,
}) => {
  const host = await startStaticHost({dir: first, headers: CACHING});
  await open(page, host);
  await search(page, 'tulips');
  await expect(page.getByRole('option', {name: /Garden/})).toBeVisible();
  host.deploy(later);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await search(page, 'marigold');
  await expect(page.getByRole('option', {name: /Garden/})).toBeVisible();
  await expect(page.getByRole('option')).toContainText('Marigolds grow');
  await host.close();
});
