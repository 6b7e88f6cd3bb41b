import {defineConfig} from '@playwright/test';
import {browserExecutable} from '../browser.mjs';

/** The screenshots of the first run are the expectations of the second one. Its report shows what differs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/looks/results',
  snapshotPathTemplate: '../../node_modules/.cache/looks/before/{arg}{ext}',
  workers: 1,
  reporter: [['list'], ['html', {outputFolder: '../../looks', open: 'never'}]],
  timeout: 90_000,
  // Antialiasing varies slightly.
  expect: {timeout: 20_000, toHaveScreenshot: {threshold: 0.05}},
  use: {
    launchOptions: {executablePath: browserExecutable(), args: ['--no-sandbox']},
    contextOptions: {reducedMotion: 'reduce'},
    serviceWorkers: 'block',
  },
});
