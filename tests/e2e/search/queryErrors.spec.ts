import {expect, test} from '../siteTest';
import {options, searchBox, typeInSearch} from './searchBox';

const CASES = [
  {query: 'foo:light', message: "unrecognised field 'foo', possible fields: ", part: 'foo'},
  {query: 'light~x', message: 'edit distance must be numeric', part: 'x'},
  {query: 'light^x', message: 'boost must be numeric', part: 'x'},
];

for (const {query, message, part} of CASES) {
  test(`${query} is answered with what is wrong, and where`, async ({page}) => {
    await typeInSearch(page, query);
    const alert = page.getByRole('search').first().getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert.locator('[class*=fault]')).toHaveText(part);
    await alert.getByRole('button', {name: 'Search for these words as plain text'}).click();
    await expect(alert).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue(query);
    await expect(options(page).first()).toBeVisible();
  });
}

test('an unknown field lists the fields there are', async ({page}) => {
  await page.goto(`/search/?q=${encodeURIComponent('foo:light')}`);
  const alert = page.getByRole('main').getByRole('alert');
  for (const field of ['title', 'heading', 'description', 'keywords', 'content'])
    await expect(alert).toContainText(field);
});
