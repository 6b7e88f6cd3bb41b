import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from '../openPage';

/** A page of the documentation, which is a separate context of the search. */
export const DOCS_PAGE = '/docs/fundamentals/getting-started/';
export const INDEX_FILES = /search-index\//;

export const searchBox = (page: Page): Locator =>
  page.getByRole('combobox', {name: 'Search', exact: true});
export const options = (page: Page): Locator => page.getByRole('option');

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export async function typeInSearch(page: Page, text: string, route = DOCS_PAGE): Promise<void> {
  await openPage(page, route);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

export async function activeIndex(page: Page): Promise<number> {
  return options(page).evaluateAll((all) =>
    all.findIndex((option) => option.getAttribute('aria-selected') === 'true'),
  );
}
