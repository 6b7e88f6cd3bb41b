import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type Browser, chromium, expect as expectPage} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {browserExecutable} from '../../scripts/browser.mjs';
import {docusaurusCli} from '../server/docusaurusCli';
import {runCommand} from '../server/runToEnd';
import {type StaticHost, startStaticHost} from '../server/staticHost';

const WAIT = {timeout: 60_000};
const root = path.resolve(__dirname, '../..');
const site = path.join(root, 'tests/fixtures/offline-site');
const readme = readFileSync(path.join(root, 'plugins/search/README.md'), 'utf8');

let out: string;
let host: StaticHost;
let browser: Browser;

beforeAll(async () => {
  out = mkdtempSync(path.join(os.tmpdir(), 'offline-site-'));
  await runCommand(process.execPath, [docusaurusCli(root), 'build', site, '--out-dir', out], {
    cwd: root,
  });
  await runCommand(process.execPath, [path.join(site, 'offline.mjs'), out], {cwd: root});
  host = await startStaticHost({dir: out, base: '/base/'});
  browser = await chromium.launch({executablePath: browserExecutable(), args: ['--no-sandbox']});
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  if (existsSync(out)) rmSync(out, {recursive: true});
});

it.each(['src/sw.js', 'offline.mjs'])(
  'The README contains %s exactly as this test uses it',
  (file) => {
    expect(readme).toContain(readFileSync(path.join(site, file), 'utf8').trim());
  },
);

it('Words that were never searched are found without a network', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(host.url('/'));
  const isActive = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expectPage.poll(isActive, WAIT).toBe('activated');
  await host.close();
  await page.goto(host.url('/garden/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('oven');
  const option = page.getByRole('option', {name: /The oven bakes bread/});
  await expectPage(option).toBeVisible(WAIT);
  await option.click();
  await expectPage(page.getByRole('main').getByText('The oven bakes bread.')).toBeVisible();
  await context.close();
});
