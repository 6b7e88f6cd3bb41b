import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {BUILD_TIME, CLASSIC, fixtureSite} from '../../server/fixtureSites';
import {type StaticHost, startStaticHost} from '../../server/staticHost';
import {buildPackedSite, TRANSLATIONS} from '../../server/packedSite';

/** Only `npm run test:full` uses webpack, because it takes minutes. */
const BUNDLERS = process.env.TEST_FULL ? (['rspack', 'webpack'] as const) : (['rspack'] as const);

/** Plugins with UI texts in the site's scripts. The texts of the banner are in a separate file. */
const TRANSLATED = ['announcement-bar', 'legal-pages', 'markdown-pages', 'search'];

const readKeys = (file: string) => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);

function textsOf(plugin: string): string[] {
  const dir = path.join(__dirname, '../../../plugins', plugin, 'locales/de');
  return readdirSync(dir).flatMap((file) => readKeys(path.join(dir, file)));
}

for (const bundler of BUNDLERS) {
  test.describe(`on a site that ${bundler} compiles`, () => {
    // All tests share one host, so they run one after another in one worker.
    test.describe.configure({mode: 'serial'});

    let build: string;
    let host: StaticHost;

    test.beforeAll(async () => {
      if (bundler === 'rspack') {
        build = fixtureSite('classic');
      } else {
        test.setTimeout(BUILD_TIME);
        build = mkdtempSync(path.join(os.tmpdir(), 'packed-webpack-'));
        await buildPackedSite({...CLASSIC, bundler}, build);
      }
      host = await startStaticHost({dir: build});
    });

    test.afterAll(async () => {
      await host?.close();
      if (bundler === 'webpack') rmSync(build, {recursive: true, force: true});
    });

    test('the packed announcement bar can be closed, in English and German', async ({page}) => {
      await page.goto(host.url('/'));
      await expect(page.getByText('Welcome to the packed site.')).toBeVisible();
      await page.getByRole('button', {name: 'Close announcement'}).click();
      await expect(page.getByText('Welcome to the packed site.')).toBeHidden();
      await page.evaluate(() => localStorage.clear());
      await page.goto(host.url('/de/'));
      await expect(page.getByRole('button', {name: 'Ankündigung schließen'})).toBeVisible();
    });

    test('the packed banner names the base URL that would fit', async ({page}) => {
      const moved = await startStaticHost({dir: build, base: '/moved/'});
      await page.goto(moved.url('/docs/intro/'));
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('Your site did not load properly');
      await expect(banner).toContainText('/moved/');
      await moved.close();
    });

    test('the packed legal pages exist in both languages', async ({page}) => {
      await page.goto(host.url('/impressum'));
      await expect(page.getByRole('heading', {level: 1, name: 'Impressum'})).toBeVisible();
      await page.goto(host.url('/de/datenschutzhinweis'));
      await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
      await expect(page.getByText('Entwurf', {exact: false}).first()).toBeVisible();
      await page.goto(host.url('/datenschutzhinweis'));
      const keys = page.getByRole('table', {name: 'Einträge im Browser'}).locator('code');
      for (const key of ['announcement.id', 'announcement.dismiss', 'search.recent'])
        await expect(keys.filter({hasText: `docusaurus.${key}`})).toHaveCount(1);
      // A draft would list the missing fields, such as `storage`.
      await expect(page.getByRole('main')).not.toContainText(/\bstorage\b/);
    });

    test('the packed Markdown of a page is copied, shown and listed, in both languages', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      for (const [route, copy, copied] of [
        ['/docs/intro', 'Copy page', 'Copied'],
        ['/de/docs/intro', 'Seite kopieren', 'Kopiert'],
      ] as const) {
        await page.goto(host.url(route));
        await page.getByRole('button', {name: copy}).click();
        await expect(page.getByRole('status').filter({hasText: copied})).toBeVisible();
        const text = await page.evaluate(() => navigator.clipboard.readText());
        expect(text).toMatch(/^# /);
        const served = await page.request.get(host.url(`${route}.md`));
        expect(await served.text()).toBe(text);
        const alternate = page.locator('link[rel="alternate"][type="text/markdown"]');
        await expect(alternate).toHaveAttribute('href', `https://example.test${route}.md`);
      }
      const list = readFileSync(path.join(build, 'llms.txt'), 'utf8');
      expect(list).toContain('(https://example.test/docs/intro.md)');
    });

    test('every text of the packed plugins can be translated @full', () => {
      const found = readKeys(path.join(build, TRANSLATIONS));
      for (const plugin of TRANSLATED)
        expect(found, plugin).toEqual(expect.arrayContaining(textsOf(plugin)));
    });

    test('the language menu of the search page keeps the query', async ({page}) => {
      await page.goto(host.url('/search'));
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('keeper');
      await expect(page).toHaveURL(/\/search\/?\?q=keeper$/);
      await page.getByRole('button', {name: 'English'}).hover();
      const german = page.getByRole('link', {name: 'Deutsch'});
      await expect(german).toHaveAttribute('href', /^\/de\/search\/?\?q=keeper$/);
      await german.click();
      await expect(page).toHaveURL(/\/de\/search\/?\?q=keeper$/);
      await expect(field).toHaveValue('keeper');
      await expect(page.getByRole('main').getByRole('status')).toContainText('Ergebnisse');
    });

    test('the packed search finds a section in its worker, and opens it', async ({page}) => {
      const faults: string[] = [];
      page.on('pageerror', ({message}) => faults.push(message));
      // Records warnings, because the search also works if the worker does not start, but logs a warning.
      page.on('console', (message) => message.type() === 'warning' && faults.push(message.text()));
      await page.goto(host.url('/'));
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lighthouse');
      const option = page.getByRole('option', {name: /Lighthouse keeper/}).first();
      await expect(option).toBeVisible();
      await option.click();
      await expect(page).toHaveURL(/\/docs\/intro\/?#lighthouse-keeper$/);
      expect(faults).toEqual([]);
    });
  });
}
