import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until React has taken it over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
