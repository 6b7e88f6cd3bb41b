import {expect, type Locator, type Page} from '@playwright/test';

/** Types into the search field in the navbar. On focus, it loads a script that turns it into a combobox. */
export async function typeQuery(page: Page, query: string): Promise<Locator> {
  await page.getByRole('search').locator('input[name="q"]').click();
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(query);
  return field;
}
