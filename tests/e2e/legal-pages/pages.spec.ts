// Specification: 2.12.
import {expect, test} from '@playwright/test';
import {BUILD_DIR} from '../../site/builtPages';
import {startStaticHost, type StaticHost} from '../../server/staticHost';

const PAGES = [
  {route: '/impressum', title: 'Impressum', language: 'de'},
  {route: '/datenschutzhinweis', title: 'Datenschutzhinweis', language: 'de'},
  {route: '/disclaimer', title: 'Disclaimer', language: 'en'},
];

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost({dir: BUILD_DIR});
});
test.afterAll(() => host.close());

for (const {route, title, language} of PAGES) {
  test(`${route} is one click away from the home page, in its own language`, async ({page}) => {
    await page.goto(host.url('/'));
    await page.getByRole('contentinfo').getByRole('link', {name: title}).click();
    await expect(page).toHaveURL(new RegExp(`${route}/?$`));
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', language);
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
  });
}

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both legal pages are reachable from a deep page and readable', async ({page}) => {
    for (const {route, title} of PAGES.slice(0, 2)) {
      await page.goto(host.url('/docs/fundamentals/getting-started'));
      await page.getByRole('contentinfo').getByRole('link', {name: title}).click();
      await expect(page).toHaveURL(new RegExp(`${route}/?$`));
      await expect(page.getByRole('article')).toContainText(/§ 5 DDG|Art\. 13 DSGVO/);
    }
  });
});

for (const [width, fontSize] of [
  [1440, 16],
  [769, 16],
  [900, 20],
  [1440, 32],
] as const)
  test(`the table of stored keys is not wider than the text at ${width} px, text at ${fontSize} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(host.url('/datenschutzhinweis'));
    await page.addStyleTag({content: `html {font-size: ${fontSize}px}`});
    const table = page.getByRole('table', {includeHidden: true});
    await expect(table).toBeVisible();
    const room = (await page.getByRole('article').boundingBox())?.width;
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(room ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the right to object stands out from the other sections @full', async ({page}) => {
  await page.goto(host.url('/datenschutzhinweis'));
  const frame = (name: string) =>
    page
      .getByRole('region', {name, exact: true})
      .evaluate((section) => getComputedStyle(section).borderTopWidth);
  expect(await frame('Widerspruchsrecht')).toBe('2px');
  expect(await frame('Ihre Rechte')).toBe('0px');
});
