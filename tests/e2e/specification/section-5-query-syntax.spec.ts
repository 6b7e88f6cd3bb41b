// Specification: 5.1.
import {expect, test} from '../siteTest';

test('a query with operators is answered on the search page', async ({page}) => {
  await page.goto(`/search/?q=${encodeURIComponent('title:loop')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results? in \d+ ms$/);
  const titles = await main.getByRole('article').getByRole('heading').allTextContents();
  expect(titles).not.toEqual([]);
  for (const title of titles) expect(title).toMatch(/loop/i);
});
