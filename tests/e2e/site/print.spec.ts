import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

const DOCS_PAGE = '/docs/core-modules/graphics/';
/** Size of an A4 page without the margins of browsers, in CSS pixels. */
const PAPER = {width: 718, height: 1047};

test('A page in the dark theme prints in light colors and without buttons, and is dark again afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, DOCS_PAGE);
  const root = page.locator('html');
  const token = page.locator('.token.keyword').first();
  const colorOfToken = () => token.evaluate((element) => getComputedStyle(element).color);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const onScreen = await colorOfToken();
  const onPaper = await token.evaluate((element) => {
    window.dispatchEvent(new Event('beforeprint'));
    // Reads the values synchronously, because browsers print right after the event.
    return {
      theme: document.documentElement.dataset.theme,
      color: getComputedStyle(element).color,
      stored: localStorage.getItem('theme'),
    };
  });
  expect(onPaper.theme).toBe('light');
  expect(onPaper.color).not.toBe(onScreen);
  expect(onPaper.stored).toBe('dark');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(colorOfToken).toBe(onScreen);
  await page.mouse.wheel(0, 3000);
  await page.waitForFunction(() => window.scrollY > 2000);
  await page.mouse.wheel(0, -500);
  await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
  await page.locator('.theme-code-block').filter({visible: true}).last().hover();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
});

test('No control of the home page, the gallery or a figure is printed', async ({page}) => {
  for (const route of ['/', '/examples', '/docs/guides/dynamic-fluids/']) {
    await page.emulateMedia({media: 'screen'});
    await openPage(page, route);
    await page.emulateMedia({media: 'print'});
    const controls = page
      .locator('main')
      .locator('button:not(:has(img)), select, input, [role=tab]');
    await expect(controls.filter({visible: true})).toHaveCount(0);
    await expect(page.locator('main').getByText('Click, then steer')).toBeHidden();
  }
});

test('External links are printed with their addresses, but API links are not', async ({page}) => {
  await page.goto('/docs/guides/common-issues/');
  const behind = (selector: string): Promise<string> =>
    page
      .locator(`.theme-doc-markdown ${selector}`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const elsewhere = '[href^="https://javadoc.io"]:not(.api-link)';
  expect(await behind(elsewhere)).toBe('none');
  await page.emulateMedia({media: 'print'});
  expect(await behind(elsewhere)).toContain('https://javadoc.io');
  expect(await behind('.api-link')).toBe('none');
});

for (const route of ['/docs/guides/light-and-shadow/', '/docs/reference/drawing-options/']) {
  test(`No line of code or table row of ${route} is cut off on paper @full`, async ({page}) => {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({media: 'print'});
    await page.goto(route);
    const cut = await page
      .locator('.theme-doc-markdown :is(pre, table)')
      .evaluateAll((blocks) =>
        blocks
          .filter(({clientWidth, scrollWidth}) => scrollWidth > clientWidth)
          .map(({textContent}) => textContent),
      );
    expect(cut).toEqual([]);
  });
}
