import {fullUnless} from '../fullUnless';
import {expect, test, THEMES} from '../siteTest';

/** In pixels: the scroll bars of Windows stand beside the page, those of tablets and this browser on it. */
const SCROLL_BAR = 17;

/** Pages with long lines, a width at which none is cut off, and how much of it a scroll bar takes. */
const PAGES: [route: string, width: number, scrollBar: number][] = [
  ['/docs/core-modules/graphics/', 1440, SCROLL_BAR],
  ['/docs/fundamentals/ecs', 1440, SCROLL_BAR],
  ['/docs/guides/recipes', 1440, SCROLL_BAR],
  ['/', 768, 0],
];

for (const [route, width, scrollBar] of PAGES) {
  test(`no line of Java of ${route} is cut off at ${width} px${fullUnless(route === '/')}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(route);
    await page.addStyleTag({content: `body {margin-inline-end: ${scrollBar}px}`});
    const cut = await page
      .locator('.language-java pre')
      .evaluateAll((blocks) =>
        blocks
          .filter(({clientWidth, scrollWidth}) => scrollWidth > clientWidth)
          .map(({textContent}) => textContent),
      );
    expect(cut).toEqual([]);
  });
}

for (const theme of THEMES)
  test(`code has the colors of the ${theme} theme before any script of the page has run${fullUnless(theme === 'dark')}`, async ({
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
    await page.goto('/docs/core-modules/graphics/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(before).toEqual(await colors());
  });

test.describe('The buttons of a block of code', () => {
  const ROUTE = '/docs/fundamentals/set-up-your-first-project/';

  test('copy the code as it was written', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ROUTE);
    const block = page.locator('.language-xml').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<project .*\n *xmlns:xsi/);
    expect(copied).toBe(await block.locator('code').textContent());
  });

  test('wrap long lines, by keyboard too, where there are some', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(ROUTE);
    const wide = page.locator('.language-xml').first();
    const code = wide.locator('pre');
    await expect(wide.getByRole('button')).toHaveCount(1);
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
    await expect(narrow.getByRole('button')).toHaveCount(1);
  });

  test('come with the page that a link leads to', async ({page}) => {
    await page.goto('/docs/fundamentals/ecs');
    await page.getByRole('link', {name: 'Set up your first project'}).first().click();
    const block = page.locator('.language-xml').first();
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
    await expect(block.locator('.token').first()).toHaveText('<project');
  });
});
