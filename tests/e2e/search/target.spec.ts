import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {hydrated, options, typeInSearch} from './searchBox';

const markedWords = (page: Page) =>
  page.evaluate(() => {
    const highlight = CSS.highlights.get('search-hit');
    return highlight
      ? [...highlight].map((range) => (range as Range).toString().toLowerCase())
      : [];
  });

test('The found words are marked on the page of a hit, without changing its DOM', async ({
  page,
}) => {
  await typeInSearch(page, 'particle', '/');
  const hit = options(page).first();
  await expect(hit).toBeVisible();
  const target = await hit.getAttribute('href');
  await hit.click();
  await expect(page).toHaveURL(String(target));
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  for (const word of await markedWords(page)) expect(word).toContain('particle');
  // Excludes figures, which use `mark` for the values of their controls.
  await expect(page.locator('article mark:not(figure mark)')).toHaveCount(0);
  const hash = new URL(page.url()).hash.slice(1);
  if (hash !== '') await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
  await page.keyboard.press('Escape');
  expect(await markedWords(page)).toEqual([]);
});

for (const [what, pattern, isSearched] of [
  ['of a section', /^H[2-4]$/, (href: string) => href.includes('#')],
  ['of a page', /^H1$/, (href: string) => !href.includes('#')],
] as const)
  test(`After Enter on the hit ${what}, its heading is focused`, async ({page}) => {
    await typeInSearch(page, 'camera');
    await expect(options(page)).toHaveCount(8);
    const hrefs = await options(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    const place = hrefs.findIndex(isSearched);
    for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const path = new URL(hrefs[place] ?? '', page.url()).pathname;
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    const focused = () => page.evaluate(() => document.activeElement?.tagName ?? '');
    await expect.poll(focused).toMatch(pattern);
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline).toBe('none');
    // Screen readers announce the focused heading, so the page title must not also be announced.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await page.locator('#route-announcer').allTextContents()).toEqual([]);
    expect(await focused()).toMatch(pattern);
  });

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a click with Ctrl': (page) =>
    options(page)
      .first()
      .click({modifiers: ['ControlOrMeta']}),
  'the middle button': (page) => options(page).first().click({button: 'middle'}),
  'Ctrl and Enter': async (page) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Enter');
  },
};

for (const [way, open] of Object.entries(WAYS))
  test(`In a new tab opened by ${way}, the words of the hit are marked, and its query is a recent search${fullUnless(way === 'Ctrl and Enter')}`, async ({
    page,
    context,
  }) => {
    await typeInSearch(page, 'particle', '/');
    await expect(options(page)).toHaveCount(8);
    const opened = context.waitForEvent('page');
    await open(page);
    const tab = await opened;
    // The URL of a new tab is `about:blank` until its page responds.
    await tab.waitForURL(/^http/);
    await expect.poll(() => markedWords(tab)).not.toEqual([]);
    await tab.reload();
    await expect.poll(() => markedWords(tab)).not.toEqual([]);
    await tab.keyboard.press('Control+k');
    await expect(options(tab).first()).toHaveText('particle');
  });

test('The found words are marked again after a reload, but not once Escape has removed the marks', async ({
  page,
}) => {
  await typeInSearch(page, 'particle', '/');
  await options(page).first().click();
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.reload();
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  await page.keyboard.press('Escape');
  expect(await markedWords(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await markedWords(page)).toEqual([]);
});
