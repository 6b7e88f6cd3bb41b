import {expect, type Page, test} from '@playwright/test';
import {fixtureSite} from '../../server/fixtureSite';
import {type StaticHost, startStaticHost} from '../../server/staticHost';

const BUILD_TIME = 600_000;

let first: string;
let later: string;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIME);
  const name = 'searched-site';
  first = await fixtureSite({name, plugins: ['search']});
  later = await fixtureSite({name, plugins: ['search'], env: {FIXTURE_DOCS: 'later'}});
});

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

/** A tab that has searched the first build when the later one takes its place. */
async function afterDeployment(page: Page, work: (host: StaticHost) => Promise<void>) {
  const host = await startStaticHost({dir: first});
  await page.goto(host.url('/'));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await search(page, 'tulips');
  await expect(page.getByRole('option', {name: /Garden/})).toBeVisible();
  host.deploy(later);
  host.requests.length = 0;
  await work(host);
  await host.close();
}

const box = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});

test('a word that only the new build holds is found in a tab that was open before @full', async ({
  page,
}) => {
  await afterDeployment(page, async () => {
    await box(page).fill('marigold');
    await expect(page.getByRole('option', {name: /Garden/})).toBeVisible();
    await expect(page.getByRole('option')).toContainText('Marigolds grow');
  });
});

test('a word that no build holds is looked for once, not with each letter @full', async ({
  page,
}) => {
  await afterDeployment(page, async (host) => {
    const manifests = () => host.requests.filter(({url}) => url.endsWith('/index.bin')).length;
    await box(page).fill('qqqzzz');
    await expect(page.getByText('No results').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = manifests();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => {
      document.addEventListener('docusaurus-search', (event) => {
        const {query} = (event as CustomEvent<{query: string}>).detail;
        document.documentElement.dataset.answered = query;
      });
    });
    await page.keyboard.type('zzz');
    await expect(page.locator('html')).toHaveAttribute('data-answered', 'qqqzzzzzz');
    await expect(page.getByText('No results').first()).toBeVisible();
    expect(manifests()).toBe(before);
  });
});
