import {axeFaults} from '../axeFaults';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

const PAGE = '/docs/guides/camera';

test.describe('A long page', () => {
  test('shows definitions of hovered and focused terms, and a bar with the scroll position', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    const term = page.locator('.glossary-term').first();
    const tooltip = page.getByRole('tooltip');
    await term.hover();
    await expect(tooltip).toHaveText((await term.getAttribute('data-definition')) ?? '');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await term.focus();
    await expect(term).toHaveAccessibleDescription((await tooltip.textContent()) ?? '');
    // A bar between the navbar and the page shows the scroll position.
    const width = () =>
      page.locator('.navbar').evaluate((navbar) => getComputedStyle(navbar, '::after').scale);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expect.poll(async () => parseFloat(await width())).toBeLessThan(0.1);
    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    await expect.poll(async () => parseFloat(await width())).toBeGreaterThan(0.9);
  });

  test('links each term to the glossary once if JavaScript is off', async ({browser, host}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(host.url(PAGE));
    const targets = await page
      .locator('.glossary-term')
      .evaluateAll((terms) => terms.map((term) => term.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(0);
    expect(new Set(targets).size).toBe(targets.length);
    await page.locator('.glossary-term').first().click();
    await expect(page).toHaveURL(/\/docs\/reference\/glossary\/?#/);
    await page.close();
  });
});

test.describe('The keyboard shortcuts', () => {
  test('change the theme, go to headings and to the next page, whose title is announced', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    await page.keyboard.press('t');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('j');
    await expect(page.locator('main h1')).toBeFocused();
    const next =
      (await page.locator('.pagination-nav__link--next .pagination-nav__label').textContent()) ??
      '';
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(/\/camera/);
    await expect(page.locator('#route-announcer')).toHaveText(next.trim());
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/camera/);
  });

  test('are disabled in text fields, listed on a question mark, and can be switched off', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tn?');
    await expect(page.getByRole('combobox')).toHaveValue('tn?');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => {
      const host = document.createElement('x-field');
      host.attachShadow({mode: 'open'}).innerHTML = '<input aria-label="Inside">';
      document.querySelector('main')?.prepend(host);
    });
    await page.getByRole('textbox', {name: 'Inside'}).focus();
    await page.keyboard.type('tnj/?');
    await expect(page.getByRole('textbox', {name: 'Inside'})).toHaveValue('tnj/?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('heading', {level: 1}).click();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expect(dialog.getByText('/', {exact: true})).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('checkbox', {name: 'Use letters as shortcuts'}).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('t');
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
