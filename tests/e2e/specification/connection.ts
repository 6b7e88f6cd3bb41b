import type {BrowserContext, Page} from '@playwright/test';

export interface Connection {
  effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
  saveData: boolean;
}

/** A connection on which pages do not prefetch others. */
export const SLOW: Connection = {effectiveType: '2g', saveData: false};
export const DATA_SAVER: Connection = {effectiveType: '4g', saveData: true};

/** Makes the browser report a given connection. With the data saver, nothing is prefetched. */
export async function reportConnection(
  target: BrowserContext | Page,
  connection: Connection,
): Promise<void> {
  await target.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);
}
