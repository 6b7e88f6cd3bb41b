import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';

for (const forcedColors of ['none', 'active'] as const) {
  test(`the current entry of the contents has a mark beside its color, forced colors ${forcedColors}${fullUnless(forcedColors === 'none')}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors});
    await page.goto('/docs/core-modules/graphics/');
    await page.mouse.wheel(0, 2000);
    const current = page.locator('.table-of-contents__link--active');
    await expect(current).toHaveCSS('border-inline-start', /^4px solid/);
    const places = await page
      .locator('.table-of-contents > li > .table-of-contents__link')
      .evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getBoundingClientRect().left;
        }),
      );
    // None moves when it is marked.
    expect(new Set(places).size).toBe(1);
  });
}
