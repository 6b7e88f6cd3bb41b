import {expect, test} from '../siteTest';
import {options, typeInSearch} from './searchBox';

const WATER = 'Water, waves and other fluids';

test('A search answer that is typed in full finds its page first, on any page of the site', async ({
  page,
}) => {
  await typeInSearch(page, 'make a pon', '/blog/');
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.type('d');
  const first = page.getByRole('listbox').getByRole('group').first();
  await expect(first).toHaveAccessibleName(new RegExp(WATER));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(WATER);
});
