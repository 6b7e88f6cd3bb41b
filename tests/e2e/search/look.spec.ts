import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
import {DOCS_PAGE, options, searchBox, typeInSearch} from './searchBox';

test('The search box stays next to its suggestions if the navbar hides on scroll', async ({
  page,
}) => {
  await typeInSearch(page, 'light');
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  // Hides the navbar as the theme's option `hideOnScroll` does.
  await page.evaluate(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('.navbar { transform: translate3d(0, calc(-100% - 2px), 0); }');
    document.adoptedStyleSheets.push(hidden);
  });
  await expect(searchBox(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).not.toBeInViewport();
});

test('A large phone in landscape does not zoom in on the focused search box', async ({page}) => {
  await page.setViewportSize({width: 956, height: 440});
  await openPage(page, DOCS_PAGE);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  // Safari zooms in on fields with smaller text.
  await expect(searchBox(page)).toHaveCSS('font-size', '16px');
});

test('Found words are readable in forced colors @full', async ({page}) => {
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
