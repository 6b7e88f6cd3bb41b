import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

/** Pages whose lists together use all components that show titles. */
const REPRESENTATIVES = ['/docs/core-modules/graphics/', '/blog', '/search/?q=light'];

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

test.use({viewport: {width: 390, height: 844}});

for (const route of [
  '/',
  '/docs',
  '/docs/category/fundamentals/',
  '/docs/core-modules/graphics/',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/authors',
  '/blog/tags/milestones',
  '/blog/light-rework',
  '/examples',
  '/search/?q=light',
])
  test(`A title of one long word does not make ${route} scroll sideways${fullUnless(REPRESENTATIVES.includes(route))}`, async ({
    page,
  }) => {
    await openPage(page, route);
    if (route.startsWith('/search')) await expect(page.getByRole('article').first()).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 844});
      await page
        .locator('main')
        .locator(':is(h1, h2, h3, li, p, nav, article) a, h1, h2, h3, .breadcrumbs__link')
        .evaluateAll((titles, word) => {
          for (const title of titles) {
            const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
            const first = walker.nextNode();
            if (first && !title.closest('pre, table')) first.textContent = word;
          }
        }, LONG_WORD);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
