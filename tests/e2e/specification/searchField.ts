import {expect, type Locator, type Page} from '@playwright/test';

/** Types into the search field of the navbar; what loads on focus takes the field's place. */
export async function typeQuery(page: Page, query: string): Promise<Locator> {
  await page.getByRole('search').locator('input').click();
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(query);
  return field;
}
