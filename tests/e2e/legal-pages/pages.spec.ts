// Specification: 2.12.
import {expect, test} from '../siteTest';

const PAGES = [
  {route: '/impressum', title: 'Impressum', language: 'de'},
  {route: '/datenschutzhinweis', title: 'Datenschutzhinweis', language: 'de'},
  {route: '/disclaimer', title: 'Disclaimer', language: 'en'},
];

test('Links in the footer open each legal page, which is marked with its language', async ({
  page,
}) => {
  await page.goto('/');
  for (const {route, title, language} of PAGES) {
    await page.getByRole('contentinfo').getByRole('link', {name: title}).click();
    await expect(page).toHaveURL(new RegExp(`${route}/?$`));
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', language);
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
  }
});
