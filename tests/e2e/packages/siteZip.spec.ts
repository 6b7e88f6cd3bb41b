import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {expect, type Page, test} from '@playwright/test';
import {unzipSync} from 'fflate';

const ZIP = path.resolve(__dirname, '../../../screwbox-docs.zip');

let folder: string;
let home: string;

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(`${home}#${route}`);
  await expect(page.locator('#__docusaurus main')).toBeVisible();
}

test.describe('The site from its ZIP file @full', () => {
  test.beforeAll(() => {
    if (!existsSync(ZIP)) throw new Error(`There is no ${ZIP}. Run "npm run zip" first.`);
    folder = mkdtempSync(path.join(tmpdir(), 'unzipped ü-'));
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(ZIP)))) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, bytes);
    }
    home = pathToFileURL(path.join(folder, 'screwbox-docs/index.html')).href;
  });

  test.afterAll(() => rmSync(folder, {recursive: true}));

  test.beforeEach(({context}) => context.setOffline(true));

  test('finds a page and marks the words', async ({page}) => {
    await visit(page, '/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('split screen');
    await page
      .getByRole('option', {name: /Split screen/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('plit screen');
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-hit'))).toBe(true);
  });

  test('shows every page without an error, and every file that a page names exists', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    let route = '/';
    page.on('pageerror', ({message}) => faults.push(`${route}: ${message}`));
    page.on('requestfailed', (request) => faults.push(`${route}: ${request.url()}`));
    const seen = new Set([route]);
    for (route of seen) {
      await visit(page, route);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links) {
        const [file = '', target = ''] = link.split('#');
        // Only visits hashes that are routes, which excludes the skip link.
        if (file === home && /^(?:\/|$)/.test(target)) seen.add(target.split(/[?#]/)[0] || '/');
        else if (link.startsWith('file:') && !existsSync(fileURLToPath(file)))
          faults.push(`${route}: ${link}`);
      }
      await expect(page.locator('[data-page-not-found]')).toHaveCount(0);
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
