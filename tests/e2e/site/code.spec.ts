import {fullUnless} from '../fullUnless';
import {expect, test, THEMES} from '../siteTest';
import {openPage} from '../openPage';

for (const theme of THEMES)
  test(`Code has the colors of the ${theme} theme before any script of the page has run${fullUnless(theme === 'dark')}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const colors = () =>
      page
        .locator('.language-java')
        .first()
        .evaluate((block) =>
          [block, ...block.querySelectorAll('.token')].map((element) => {
            const {color, backgroundColor} = getComputedStyle(element);
            return [color, backgroundColor];
          }),
        );
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/core-modules/graphics/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const before = await colors();
    await page.unroute('**/*.js');
    await openPage(page, '/docs/core-modules/graphics/');
    expect(before).toEqual(await colors());
  });

test.describe('The buttons of a code block', () => {
  const ROUTE = '/docs/fundamentals/set-up-your-first-project/';

  test('copy the code as it was written, and wrap long lines, also by keyboard', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ROUTE);
    const block = page.locator('.language-xml').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').length).toBeGreaterThan(2);
    expect(copied).toBe(await block.locator('code').textContent());
    await page.setViewportSize({width: 390, height: 800});
    const wide = page.locator('.language-xml').first();
    const code = wide.locator('pre');
    await expect(wide.getByRole('button')).toHaveCount(2);
    await code.focus();
    await page.keyboard.press('Tab');
    await expect(wide.getByRole('button', {name: 'Toggle word wrap'})).toBeFocused();
    const isCut = () => code.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
    expect(await isCut()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await isCut()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await isCut()).toBe(true);
    const narrow = page.locator('.language-shell').first();
    await narrow.locator('pre').focus();
    await expect(narrow.getByRole('button', {name: 'Toggle word wrap'})).toBeHidden();
  });

  test('appear after client-side navigation', async ({page}) => {
    await page.goto('/docs/core-modules/audio/');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/\/audio/);
    const block = page.locator('.theme-code-block').first();
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
    await expect(block.locator('.token').filter({visible: true}).first()).toBeVisible();
  });
});

test.describe('A folded code block', () => {
  const ROUTE = '/docs/fundamentals/ecs';
  const withImports = '.language-java:has(.code-fold--imports)';
  const long = '.theme-code-block:has(.code-long)';

  test('can be unfolded, and is copied completely while folded', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, ROUTE);
    const block = page.locator(withImports).first();
    const line = block.locator('.code-imports');
    await expect(line).toBeHidden();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^import /);
    const button = block.getByRole('button', {name: /^\d+ imports$/});
    await button.click();
    await expect(line).toBeVisible();
    await button.click();
    await expect(line).toBeHidden();
    const blocks = page.locator(long);
    const count = await blocks.count();
    const height = (await blocks.first().boundingBox())?.height ?? 0;
    const first = page.locator('.theme-code-block', {has: page.locator('.code-long')}).first();
    const handle = await first.elementHandle();
    await first.getByRole('button', {name: /^Show all \d+ lines$/}).click();
    await expect(blocks).toHaveCount(count - 1);
    expect((await handle?.boundingBox())?.height).toBeGreaterThan(height);
  });
});

const CLIPBOARDS = {
  'that is missing outside a secure context': () =>
    Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
  'that the browser refuses': () => {
    for (const name of ['write', 'writeText'])
      Object.defineProperty(Clipboard.prototype, name, {
        value: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')),
      });
  },
};

for (const [name, prepare] of Object.entries(CLIPBOARDS))
  test(`With a clipboard ${name}, folded code is still copied completely${fullUnless(name.endsWith('refuses'))}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read']);
    await page.addInitScript(prepare);
    await openPage(page, '/docs/fundamentals/ecs');
    const block = page.locator('.language-java:has(.code-fold--imports)').first();
    const written = (await block.locator('code').textContent()) ?? '';
    const reader = await context.newPage();
    await reader.goto('/404.html');
    const clipboard = async (): Promise<string> => {
      await reader.bringToFront();
      const text = await reader.evaluate(() => navigator.clipboard.readText());
      await page.bringToFront();
      return text;
    };
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByText('Copied')).toBeVisible();
    expect(await clipboard()).toBe(written);
    await block.getByRole('button', {name: 'Copy link to the selected lines'}).click();
    await expect(block.getByText('Copied')).toBeVisible();
    await expect.poll(clipboard).toMatch(/#code-\d+-L1(-L\d+)?$/);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'}).first()).toBeVisible();
    await expect.poll(clipboard).toContain('# Entity component system');
  });

test('If copying fails, each button reports it', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    Document.prototype.execCommand = () => false;
  });
  await openPage(page, '/docs/fundamentals/ecs');
  const block = page.locator('.language-java:has(.code-fold--imports)').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByText('Not copied: the code is selected')).toBeVisible();
  const selected = await page.evaluate(() => document.getSelection()?.toString());
  expect(selected).toContain('import dev.screwbox.core.Engine;');
  await block.getByRole('button', {name: 'Copy link to the selected lines'}).click();
  await expect(block.getByText('Not copied: the link is in the address bar')).toBeVisible();
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByText('Not copied', {exact: true})).toBeVisible();
});

test('A copied link opens the selected line, even if that line is folded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/fundamentals/ecs');
  const block = page.locator('.language-java').first();
  await block.locator('code').evaluate((code) => {
    const {firstChild} = code;
    if (firstChild) window.getSelection()?.setBaseAndExtent(firstChild, 0, firstChild, 1);
  });
  await block.hover();
  await block.getByRole('button', {name: 'Copy link to the selected lines'}).click();
  await expect(block.getByText('Copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/#code-\d+-L1(-L\d+)?$/);
  await page.goto('about:blank');
  await page.goto(address);
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('code-lines') ?? [])].map(String).join());
  await expect.poll(marked).toContain('import dev.screwbox.core.Bounds;');
  await expect(block.locator('.code-imports')).toBeInViewport();
});

test('Selecting a build tool applies to all tabs, even after a reload', async ({page}) => {
  await openPage(page, '/docs/fundamentals/set-up-your-first-project/');
  const gradle = page.getByRole('tab', {name: 'Gradle'});
  await expect(gradle).toHaveCount(2);
  for (const tab of await gradle.all()) await expect(tab).toHaveAttribute('aria-selected', 'false');
  await gradle.first().click();
  for (const tab of await gradle.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  for (const tab of await gradle.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
});
