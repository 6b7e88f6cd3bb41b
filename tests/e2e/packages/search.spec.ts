// Specification: 7.4.
import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

test.use({fixture: 'classic'});

const LAST = '/docs/intro';
const NEXT = '/docs/next/intro';
const COMMUNITY = '/community/rules';
const OLD_COMMUNITY = '/community/2025/rules';
const POST = '/blog/2026/01/02/first';

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

async function suggestedPages(page: Page): Promise<string[]> {
  const targets = await page
    .getByRole('option')
    .evaluateAll((all) =>
      all.map((option) => new URL((option as HTMLAnchorElement).href).pathname),
    );
  return [...new Set(targets.map((target) => target.replace(/\/$/, '')))].sort();
}

async function listedPages(page: Page): Promise<string[]> {
  const targets = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return [...new Set(targets.map((target) => target.replace(/\/$/, '')))].sort();
}

/**
 * Expects suggestions of exactly these pages. No page belongs to more than one version, so the suggestions show which
 * versions were searched.
 */
const expectSuggested = (page: Page, pages: string[]) =>
  expect.poll(() => suggestedPages(page)).toEqual(pages.sort());
const expectListed = (page: Page, pages: string[]) =>
  expect.poll(() => listedPages(page)).toEqual(pages.sort());

async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
  const picker = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: from});
  await picker.hover();
  await page.getByRole('link', {name: to, exact: true}).click();
}

test.describe('Docs versions of two instances', () => {
  test('on a page of a version, the search covers that version and the last version of the other instance', async ({
    page,
  }) => {
    await openPage(page, NEXT);
    await type(page, 'lighthouse');
    await expectSuggested(page, [NEXT, '/docs/next/signals', COMMUNITY, POST]);
    await openPage(page, OLD_COMMUNITY);
    await type(page, 'lighthouse');
    await expectSuggested(page, [LAST, OLD_COMMUNITY, POST]);
  });

  test('on every page, the search covers the versions that the reader has chosen', async ({
    page,
  }) => {
    await openPage(page, LAST);
    await chooseVersion(page, '1.0', 'Next');
    await expect(page).toHaveURL(/\/docs\/next\/intro/);
    await openPage(page, COMMUNITY);
    await chooseVersion(page, '2026', '2025');
    await expect(page).toHaveURL(/\/community\/2025\/rules/);
    const pages = [NEXT, '/docs/next/signals', OLD_COMMUNITY, POST];
    await openPage(page, POST);
    await type(page, 'lighthouse');
    await expectSuggested(page, pages);
    await openPage(page, '/search/?q=lighthouse');
    await expectListed(page, pages);
  });
});

test.describe('The suggestions on a page in a context', () => {
  test('link to all results within and outside that context', async ({page}) => {
    await openPage(page, OLD_COMMUNITY);
    await type(page, 'lighthouse');
    await page.getByRole('link', {name: 'See all results within "Community"'}).click();
    await expectListed(page, [OLD_COMMUNITY]);
    await openPage(page, OLD_COMMUNITY);
    await type(page, 'lighthouse');
    await page.getByRole('link', {name: 'See all results outside "Community"'}).click();
    await expectListed(page, [LAST, POST]);
  });
});

test.describe('In German', () => {
  test('word forms are found, and every text is German', async ({page}) => {
    await openPage(page, '/de/docs/intro');
    const box = page.getByRole('combobox', {name: 'Suche', exact: true});
    await type(page, 'Lampe');
    await expect(box).toBeFocused();
    await expectSuggested(page, ['/de/docs/intro']);
    await expect(page.getByRole('status').filter({hasText: /^1 Vorschlag$/})).toBeAttached();
    await expect(page.getByRole('link', {name: 'Alle Ergebnisse anzeigen'})).toBeVisible();
    await expect(
      page.getByRole('link', {name: 'Alle Ergebnisse in „Handbuch“ anzeigen'}),
    ).toBeVisible();
    await box.fill('zzzqqq wwwvvv');
    await expect(page.getByText('Keine Ergebnisse').first()).toBeVisible();
    await expect(page.getByText('Versuchen Sie es mit weniger Wörtern:')).toBeVisible();
  });

  test('the search page and the messages about failures are German', async ({page, host}) => {
    await openPage(page, '/de/search/?q=Leuchtturm&ctx=docs');
    await expect(page).toHaveTitle(/^Suchergebnisse für „Leuchtturm“/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 Ergebnis in \d+ ms$/);
    await expect(page.getByRole('combobox', {name: 'Suchen in'})).toContainText('Handbuch');
    host.faults.push({pattern: /search-index/, fault: {mode: 'status', status: 500}});
    await page.reload();
    await expect(page.getByText('Der Server antwortet mit einem Fehler')).toBeVisible();
    host.faults.length = 0;
    await page.getByRole('button', {name: 'Erneut versuchen'}).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('on a German page, exactly the words that were found are marked @full', async ({page}) => {
    await openPage(page, '/de/');
    await type(page, 'Dämmerung');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(
      (url) => decodeURIComponent(url.hash) === '#der-wärter-des-leuchtturms',
    );
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('search-hit') ?? [])].map((range) => (range as Range).toString()),
      );
    await expect.poll(marked).toEqual(['Dämmerung']);
  });
});
