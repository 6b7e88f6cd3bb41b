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

/**
 * Tests of readers' actions also run in the other installed browsers. All other tests need features that only
 * Chromium has.
 */
const others = process.env.TEST_FULL
  ? otherBrowsers().map((name) => ({
      name,
      testMatch: ['site/**/*.spec.ts', 'search/**/*.spec.ts'],
      use: {browserName: name as 'firefox' | 'webkit'},
    }))
  : [];

/** The production build must be in `build/`. `npm test` builds it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Tests for a row of the specification or a kind of page always run. Their variants only run in the full
  // run.
  grepInvert: process.env.TEST_FULL ? undefined : /@full/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Retries on shared machines. Tests that need one are counted separately and printed.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: 'reports/e2e.json'}]],
  projects: [chromium, ...others],
  use: {
    // Playwright empties a shared context after each test, which takes less processor time than a new context. Each
    // test has a separate origin. The full run isolates tests completely.
    reuseContext: !process.env.TEST_FULL,
    // A service worker would hide the simulated faults of the host. The offline tests allow it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 900},
  },
});
