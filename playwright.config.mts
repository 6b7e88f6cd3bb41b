import {defineConfig} from '@playwright/test';
import {browserExecutable} from './scripts/browser.mjs';
import {otherBrowsers} from './scripts/otherBrowsers.mjs';

const chromium = {
  name: 'chromium',
  use: {
    launchOptions: {
      executablePath: browserExecutable(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
};

/** What readers do, in the other browsers that are there; the rest asks for what only Chromium tells. */
const others = process.env.TEST_FULL
  ? otherBrowsers().map((name) => ({
      name,
      testMatch: ['site/**/*.spec.ts', 'search/**/*.spec.ts'],
      use: {browserName: name as 'firefox' | 'webkit'},
    }))
  : [];

/** The production build must stand in `build/`; `npm test` sees to it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // What stands for a row of the specification or a kind of page runs always; variants of it only in full.
  grepInvert: process.env.TEST_FULL ? undefined : /@full/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A second try on shared machines; what needs it is counted apart and printed.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is not a fault of the page.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: 'reports/e2e.json'}]],
  projects: [chromium, ...others],
  use: {
    // It would answer in place of the host whose faults a test watches; the offline tests allow it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 900},
  },
});
