import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtPages} from '../../site/builtPages';
import {expect, SITE_BUILD, test} from '../siteTest';
import {watchViolations} from './watchViolations';

const MAXIMUM_BYTES = 2048;
const PAGES = builtPages();
const readPage = (file: string) => readFileSync(path.join(SITE_BUILD, file), 'utf8');

test('Every page has the policy after its character set, in at most 2 kB', () => {
  for (const file of PAGES) {
    const policy =
      /^[^]*?<meta charset="?utf-8"?\s*\/?>(<meta http-equiv=Content-Security-Policy content="([^"]*)">)/i.exec(
        readPage(file),
      );
    expect(policy, file).not.toBeNull();
    expect(Buffer.byteLength(policy?.[1] ?? '')).toBeLessThanOrEqual(MAXIMUM_BYTES);
    const scripts = /script-src ([^;]*)/.exec(policy?.[2] ?? '')?.[1] ?? '';
    expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')*$/);
    // `default-src` is not 'none', because Firefox would then block prefetching. Other types of content that the site
    // does not need are blocked individually.
    for (const directive of ["default-src 'self'", "media-src 'none'", "frame-src 'none'"])
      expect(policy?.[2]?.split(';')).toContain(directive);
  }
});

test('Using the site causes no policy violation', async ({page}) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page
    .getByRole('button', {name: /dark and light mode/i})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('navigation').getByRole('link', {name: 'Documentation'}).first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.getByRole('navigation').getByRole('link', {name: 'Blog'}).first().click();
  // Waits for the new page and its search box, because the address changes before the page does.
  await expect(page.locator('html')).toHaveClass(/blog-list-page/);

  const search = page.getByRole('combobox').first();
  await search.click();
  await search.fill('sound');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('/search/?q=sound');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(violations).toEqual([]);
});
