import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openFigure} from '../figures/livingFigures';
import {translatePage} from '../translatePage';
import {openPage} from '../openPage';

let errors: string[];
test.beforeEach(({page}) => {
  errors = [];
  page.on('pageerror', ({message}) => errors.push(message));
});
test.afterEach(async ({page}) => {
  expect(errors).toEqual([]);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});

async function openTranslated(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await translatePage(page);
}

async function useFrame(page: Page): Promise<void> {
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.locator('button[class*=toggleButton]').filter({visible: true}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
  const before = page.url();
  await page.locator('.navbar').getByRole('link', {name: 'Blog'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Blog');
}

for (const route of [
  '/',
  '/docs',
  '/docs/core-modules/graphics/',
  '/docs/category/fundamentals/',
  '/docs/reference/glossary',
  '/blog/light-rework',
  '/blog/archive',
  '/blog/tags',
  '/examples',
  '/impressum',
  '/no/such/page',
])
  test(`The frame of ${route} works after the browser has translated it${fullUnless(route.startsWith('/docs/core'))}`, async ({
    page,
  }) => {
    await openTranslated(page, route);
    await useFrame(page);
  });

test('Both scenes of a translated home page play and pause @full', async ({page}) => {
  await openTranslated(page, '/');
  const hero = page.locator('[data-hero]');
  await hero.getByRole('button', {name: 'Pause'}).click();
  await hero.getByRole('button', {name: 'Play'}).click();
  await expect(hero.getByRole('button', {name: 'Pause'})).toBeVisible();
  const hello = page.getByRole('group', {name: 'Hello'});
  await hello.getByRole('button', {name: 'Run'}).click();
  await hello.getByRole('button', {name: 'Stop'}).click();
  await expect(hello.getByRole('button', {name: 'Run'})).toBeVisible();
  for (const tab of ['Gradle', 'Maven']) await page.getByRole('tab', {name: tab}).first().click();
});

for (const living of [
  {name: 'water', route: '/docs/guides/dynamic-fluids/'},
  {name: 'shaders', route: '/docs/reference/shaders/'},
  {name: 'first-game', route: '/docs/fundamentals/set-up-your-first-project/'},
])
  test(`The figure of ${living.name} works after the browser has translated it @full`, async ({
    page,
  }) => {
    const {figure} = await openFigure(page, living);
    await translatePage(page);
    const code = figure.locator('pre');
    await figure.getByRole('button', {name: 'Pause'}).click();
    await figure.getByRole('button', {name: 'Play'}).click();
    await expect(figure.getByRole('button', {name: 'Pause'})).toBeVisible();
    const before = (await code.textContent()) ?? '';
    const slider = figure.getByRole('slider').first();
    const output = figure.locator('output').first();
    const shown = (await output.textContent()) ?? '';
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(output).not.toHaveText(shown);
    await expect(code).not.toHaveText(before);
    await figure.getByRole('button', {name: 'Reset'}).click();
    await expect(output).toHaveText(shown);
    await expect(code).toHaveText(before);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await figure.getByRole('button', {name: 'Copy Java'}).click();
    await expect(figure.getByText('Copied')).toBeVisible();
  });

test('Tabs, folded code and copying work on a translated page @full', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranslated(page, '/docs/core-modules/scenes');
  const block = page.locator('.language-java:has(.code-fold--imports)').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByText('Copied')).toBeVisible();
  await block.getByRole('button', {name: /imports$/}).click();
  await expect(block.locator('.code-imports')).toBeVisible();
  await openTranslated(page, '/docs/fundamentals/getting-started');
  for (const at of [1, 0]) {
    const tab = page.getByRole('tab').nth(at);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
});

test('The tags of a translated gallery filter programs @full', async ({page}) => {
  await openTranslated(page, '/examples');
  const status = page.getByRole('status').filter({hasText: 'examples:'});
  const tags = page.getByRole('group', {name: 'Show examples with a tag'}).getByRole('button');
  await tags.nth(0).click();
  const first = await status.textContent();
  await tags.nth(1).click();
  await expect(status).not.toHaveText(first ?? '');
  await tags.nth(1).click();
  await expect(status).toHaveCount(0);
});

test.describe('On a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu of a translated page opens, goes back to the main menu, and opens a link @full', async ({
    page,
  }) => {
    await openTranslated(page, '/docs/core-modules/graphics/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await menu.getByRole('link', {name: 'Blog'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
});
