import {existsSync} from 'node:fs';
import {firefox, webkit} from '@playwright/test';

/**
 * Returns the browsers other than Chromium that Playwright has installed.
 *
 * @returns {string[]} their names, for `browserName` in Playwright's configuration
 */
export function otherBrowsers() {
  return [firefox, webkit]
    .filter((browser) => existsSync(browser.executablePath()))
    .map((browser) => browser.name());
}
