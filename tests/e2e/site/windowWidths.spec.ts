import type {Locator} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';

const topOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('This is not shown.');
  return box.y;
};

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a page begins with its title: breadcrumbs, actions and contents come after it', async ({
    page,
  }) => {
    await page.goto('/docs/core-modules/graphics/');
    const title = await topOf(page.getByRole('heading', {level: 1}));
    for (const later of [
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
      page.getByRole('button', {name: 'Copy page'}),
      page.locator('.theme-doc-toc-mobile'),
    ])
      expect(await topOf(later)).toBeGreaterThan(title);
  });
});

for (const width of [1280, 1440])
  test(`the code of the home page is not cut at ${width} px${fullUnless(width === 1280)}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/');
    const blocks = page.locator('main pre:visible');
    expect(await blocks.count()).toBeGreaterThan(0);
    for (const block of await blocks.all())
      expect(
        await block.evaluate((code) =>
          [code, ...code.querySelectorAll('*')].every(
            ({scrollWidth, clientWidth}) => clientWidth === 0 || scrollWidth <= clientWidth,
          ),
        ),
      ).toBe(true);
  });
