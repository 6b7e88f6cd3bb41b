// Specification: 2.6, 2.7, 2.8, 2.20, 4.5, 9.3, 9.5.
import {expect, test} from '../siteTest';

test.describe('The frame around every page', () => {
  test('has the specified footer and navbar, with the search at the right end of the navbar', async ({
    page,
  }) => {
    await page.goto('/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
      'href',
      '/docs/category/fundamentals',
    );
    await expect(navbar.getByRole('link', {name: 'Examples'})).toHaveAttribute('href', '/examples');
    await expect(navbar.getByRole('link', {name: 'Blog'})).toHaveAttribute('href', '/blog');
    await expect(navbar.getByRole('link', {name: /^Releases/})).toHaveAttribute(
      'href',
      'https://github.com/srcimon/screwbox/releases',
    );
    await expect(navbar.getByRole('link', {name: /^GitHub/})).toHaveAttribute(
      'href',
      'https://github.com/srcimon/screwbox',
    );
    const search = await page.getByRole('search').locator('input[name="q"]').boundingBox();
    const last = await navbar.getByRole('link', {name: /^GitHub/}).boundingBox();
    expect(search?.x).toBeGreaterThan(((await navbar.boundingBox())?.width ?? Infinity) / 2);
    expect(search?.x).toBeGreaterThan(last?.x ?? Infinity);
    const columns = await page
      .getByRole('contentinfo')
      .locator('.footer__col')
      .evaluateAll((all) =>
        all.map((column) => [
          column.querySelector('.footer__title')?.textContent,
          [...column.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        ]),
      );
    const repository = 'https://github.com/srcimon/screwbox';
    expect(columns).toEqual([
      [
        'Knowledge',
        [
          '/docs/fundamentals/getting-started',
          'https://javadoc.io/doc/dev.screwbox/screwbox-core',
          `${repository}/releases`,
        ],
      ],
      [
        'More',
        [
          repository,
          // Not in the specification: a link for questions.
          `${repository}/issues`,
          'https://sonarcloud.io/project/overview?id=srcimon_screwbox',
        ],
      ],
      ['Legal', ['/disclaimer', '/impressum', '/datenschutzhinweis']],
    ]);
    // German pages are marked with their language.
    for (const name of ['Impressum', 'Datenschutzhinweis']) {
      const link = page.getByRole('contentinfo').getByRole('link', {name});
      await expect(link).toHaveAttribute('lang', 'de');
      await expect(link).toHaveAttribute('hreflang', 'de');
    }
  });

  test('starts with a skip link, keeps the navbar visible, and lists headings of levels 2 and 3', async ({
    page,
  }) => {
    await page.goto('/docs/core-modules/graphics/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => window.scrollY > 500);
    await expect(navbar).toBeInViewport({ratio: 1});
    // A hiding navbar would still be visible for a moment, so this also checks for the class of hiding navbars.
    await expect(navbar).not.toHaveClass(/hideable/i);
    const ids = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
              ?.tagName,
        ),
      );
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids)).toEqual(new Set(['H2', 'H3']));
  });

  test('has a menu up to 996 px that opens with the docs sidebar, goes back to the main menu, and closes', async ({
    page,
  }) => {
    await page.setViewportSize({width: 996, height: 800});
    await page.goto('/docs/core-modules/graphics/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', {name: 'Graphics', exact: true})).toBeVisible();
    await sidebar.getByRole('button', {name: /Back to main menu/}).click();
    await expect(sidebar.getByRole('link', {name: 'Blog'})).toBeVisible();
    await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar).not.toBeInViewport();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  });
});
