import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {DATA_SAVER, reportConnection} from '../specification/connection';
import {openPage} from '../openPage';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

test.describe('The gallery of examples', () => {
  test('filters programs by tag with the keyboard, and keeps the tag when the reader returns from a program', async ({
    page,
  }) => {
    await openPage(page, '/examples/');
    const count = page.getByRole('main').getByRole('status');
    const all = await cards(page).count();
    const button = page.getByRole('button', {name: 'light', exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const shown = await cards(page).count();
    expect(shown).toBeLessThan(all);
    expect(shown).toBeGreaterThan(0);
    for (const text of await cards(page).allInnerTexts()) expect(text).toMatch(/\blight\b/);
    await expect(count).toHaveText(`${shown} of ${all} examples: light`);
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(all);
    await expect(count).toBeEmpty();
    await button.click();
    await expect(page).toHaveURL(/\?tag=light$/);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('link', {name: 'All examples'})).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', {name: 'light', exact: true})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page)).toHaveCount(shown);
  });

  test('shows all programs for an unknown tag @full', async ({page}) => {
    await openPage(page, '/examples/?tag=fog');
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
    await expect(cards(page).last()).toBeVisible();
  });

  test('shows programs on the first screen of a phone, does not scroll sideways, and links to explanations', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/examples/');
    await expect(cards(page).first()).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const last = page
      .getByRole('group', {name: 'Show examples with a tag'})
      .getByRole('button')
      .last();
    await last.focus();
    await expect(last).toBeInViewport();
    await page.getByRole('link', {name: 'A camera that follows'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('A camera that follows');
    await page.getByRole('main').getByRole('link', {name: 'Camera', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Camera');
  });
});

test.describe('A complete program', () => {
  test('can be unfolded, copied and downloaded', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/docs/guides/camera/');
    const details = page.getByRole('group').filter({hasText: 'Complete program'}).first();
    await details.getByText('Complete program').click();
    const download = details.getByRole('link', {name: /\.java$/});
    await expect(download).toBeVisible();
    const name = (await download.textContent()) ?? '';
    const started = page.waitForEvent('download');
    await download.click();
    const file = await (await started).path();
    const code = readFileSync(file, 'utf8');
    expect(code).toContain(`public class ${path.parse(name).name} {`);
    await details.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(code.trimEnd());
  });
});

test.describe('An animated image', () => {
  // Without this, tests report a slow connection, on which animations do not play.
  test.use({isPrefetching: true});

  const isStill = (page: Page) =>
    page
      .getByRole('main')
      .locator('picture img')
      .evaluate((image: HTMLImageElement) => image.currentSrc === image.src);

  test('can be paused and played by keyboard', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await openPage(page, '/examples/bouncing-balls/');
    await expect.poll(() => isStill(page)).toBe(false);
    const pause = page.getByRole('button', {name: 'Pause the animation'});
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isStill(page)).toBe(true);
    await expect(page.getByRole('button', {name: 'Play the animation'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => isStill(page)).toBe(false);
  });

  test('neither loads nor plays its animation before it is visible', async ({page}) => {
    await page.setViewportSize({width: 800, height: 300});
    await page.emulateMedia({reducedMotion: 'no-preference'});
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openPage(page, '/docs/guides/tweening/');
    const picture = page.getByRole('main').locator('picture').first();
    await expect(picture.locator('source')).toHaveCount(0);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('source')).toHaveCount(1);
    const loop = (await picture.locator('source').getAttribute('srcset')) ?? '';
    await expect.poll(() => loaded.some((address) => address.endsWith(loop))).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(picture.locator('source')).toHaveCount(0);
  });

  const UNWANTED: Record<string, (page: Page) => Promise<unknown>> = {
    'the data saver': (page) => reportConnection(page, DATA_SAVER),
    'reduced motion': (page) => page.emulateMedia({reducedMotion: 'reduce'}),
  };
  for (const [reason, prepare] of Object.entries(UNWANTED))
    test(`is still with ${reason} until the reader plays it${fullUnless(reason === 'the data saver')}`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await prepare(page);
      await openPage(page, '/examples/bouncing-balls/');
      await expect.poll(() => isStill(page)).toBe(true);
      await page.getByRole('button', {name: 'Play the animation'}).click();
      await expect.poll(() => isStill(page)).toBe(false);
    });
});
