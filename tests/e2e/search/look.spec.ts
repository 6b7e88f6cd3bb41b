import type {Locator, Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {DOCS_PAGE, hydrated, options, searchBox, typeInSearch} from './searchBox';

test('The search box stays next to its suggestions if the navbar hides on scroll', async ({
  page,
}) => {
  await typeInSearch(page, 'light');
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  // The option `hideOnScroll` of the theme does this.
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.navbar { transform: translate3d(0, calc(-100% - 2px), 0); }');
    document.adoptedStyleSheets.push(hidden);
  });
  await expect(searchBox(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).not.toBeInViewport();
});

for (const [position, width] of Object.entries({
  upright: 390,
  turned: 844,
  'large and turned': 956,
})) {
  test(`Phones do not zoom in on the box, ${position}${fullUnless(position === 'upright')}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.goto(DOCS_PAGE);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    // Safari zooms in on fields with smaller text.
    await expect(searchBox(page)).toHaveCSS('font-size', '16px');
  });
}

test('Found words are readable in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await typeInSearch(page, 'light');
  const mark = options(page).locator('mark').first();
  const colors = await mark.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const painted = (style: string): string => {
      probe.style.cssText = `forced-color-adjust: none; ${style}`;
      return getComputedStyle(probe).color;
    };
    const {color, backgroundColor} = getComputedStyle(element);
    return {
      color,
      backgroundColor,
      text: painted('color: MarkText'),
      behind: painted('color: Mark'),
    };
  });
  expect(colors.color).toBe(colors.text);
  expect(colors.backgroundColor).toBe(colors.behind);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveCSS('border-inline-start-width', '4px');
});

test.describe('English texts on a right-to-left page:', () => {
  /** Opens a page and makes it right-to-left, as far as the search can tell. */
  async function openFromRight(page: Page, route: string): Promise<void> {
    await page.goto(route);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
  }

  const places = (text: Locator) =>
    text.evaluate((element) => {
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (letters.nextNode()) nodes.push(letters.currentNode as Text);
      const leftOf = (node: Text | undefined, index: number): number => {
        if (!node) return NaN;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().left;
      };
      const last = nodes.at(-1);
      return {
        box: element.getBoundingClientRect().left,
        first: leftOf(nodes[0], 0),
        last: leftOf(last, (last?.length ?? 1) - 1),
      };
    });

  test('the message instead of suggestions ends on the right, with its full stop @full', async ({
    page,
  }) => {
    await openFromRight(page, DOCS_PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zzqqxxvv');
    const notice = page.getByText('Try a shorter word or a synonym.');
    await expect(notice).toBeVisible();
    const {first, last} = await places(notice);
    expect(last).toBeGreaterThan(first);
  });

  test('excerpts are cut off at their end, not at their beginning @full', async ({page}) => {
    await openFromRight(page, DOCS_PAGE);
    await page.setViewportSize({width: 390, height: 800});
    await page.keyboard.press('Control+k');
    // More words than any name has, so that no rows are added later.
    await page.keyboard.type('light and shadow of a wall');
    await expect(options(page)).toHaveCount(8);
    for (const excerpt of await options(page)
      .locator('[class*=excerpt]')
      .filter({hasText: /\S/})
      .all()) {
      const {box, first} = await places(excerpt);
      expect(first).toBeGreaterThanOrEqual(box);
    }
  });
});
