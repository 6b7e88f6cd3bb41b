import type {Page} from '@playwright/test';

export interface Connection {
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  saveData: boolean;
}

export const DATA_SAVER: Connection = {effectiveType: '4g', saveData: true};

/** Makes the browser report a given connection. With the data saver, nothing is prefetched. */
export async function reportConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}
