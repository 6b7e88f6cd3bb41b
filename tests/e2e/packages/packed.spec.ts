import {expect, test} from '@playwright/test';
import {type PackedSite, packedSite} from '../../server/packedSite';
import {type StaticHost, startStaticHost} from '../../server/staticHost';

const BUILD_TIME = 600_000;
const PLUGINS = ['base-url-banner', 'announcement-bar', 'legal-pages', 'search'];

/** webpack takes minutes; it is left to `npm run test:full`. */
const BUNDLERS = process.env.TEST_FULL ? (['rspack', 'webpack'] as const) : (['rspack'] as const);

for (const bundler of BUNDLERS) {
  test.describe(`on a site that ${bundler} compiles`, () => {
    // One build serves all tests: they follow each other in one worker.
    test.describe.configure({mode: 'serial'});

    let site: PackedSite;
    let host: StaticHost;

    test.beforeAll(async () => {
      test.setTimeout(BUILD_TIME);
      site = packedSite('packed-site', PLUGINS, bundler);
      host = await startStaticHost({dir: site.build});
    });

    test.afterAll(async () => {
      await host?.close();
      site?.remove();
    });

    test('the packed announcement bar shows and closes, in English and German', async ({page}) => {
      await page.goto(host.url('/'));
      await expect(page.getByText('Welcome to the packed site.')).toBeVisible();
      await page.getByRole('button', {name: 'Close announcement'}).click();
      await expect(page.getByText('Welcome to the packed site.')).toBeHidden();
      await page.evaluate(() => localStorage.clear());
      await page.goto(host.url('/de/'));
      await expect(page.getByRole('button', {name: 'Ankündigung schließen'})).toBeVisible();
    });

    test('the packed banner names the base URL that would fit', async ({page}) => {
      const moved = await startStaticHost({dir: site.build, base: '/moved/'});
      await page.goto(moved.url('/docs/intro/'));
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('Your site did not load properly');
      await expect(banner).toContainText('/moved/');
      await moved.close();
    });

    test('the packed legal pages are there in both languages', async ({page}) => {
      await page.goto(host.url('/impressum'));
      await expect(page.getByRole('heading', {level: 1, name: 'Impressum'})).toBeVisible();
      await page.goto(host.url('/de/datenschutzhinweis'));
      await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
      await expect(page.getByText('Entwurf', {exact: false}).first()).toBeVisible();
    });

    test('the packed search finds a section and leads to it', async ({page}) => {
      await page.goto(host.url('/'));
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lighthouse');
      const option = page.getByRole('option', {name: /Lighthouse keeper/}).first();
      await expect(option).toBeVisible();
      await option.click();
      await expect(page).toHaveURL(/\/docs\/intro\/?#lighthouse-keeper$/);
    });
  });
}
