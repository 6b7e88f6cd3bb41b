import {defineConfig} from '@playwright/test';
import {browserExecutable} from './scripts/browser.mjs';

/** The production build must stand in `build/`; `npm test` sees to it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A second try on shared machines; what needs it is counted apart and printed.
  retries: process.env.CI ? 1 : 0,
  // Generous: a busy machine is no fault of the page.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: 'reports/e2e.json'}]],
  use: {
    // It would answer in place of the host whose faults a test watches; the offline tests allow it.
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 900},
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
});
