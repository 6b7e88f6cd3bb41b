import path from 'node:path';
import {type Browser, chromium, expect as expectPage} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {browserExecutable} from '../../scripts/browser.mjs';
import {type SiteCopy, siteCopy} from '../server/siteCopy';
import {type StaticHost, startStaticHost} from '../server/staticHost';
import {BUILD_DIR} from '../site/builtPages';

const WAIT = {timeout: 60_000};

let copy: SiteCopy;
let off: string;
let host: StaticHost;
let browser: Browser;

beforeAll(async () => {
  copy = siteCopy();
  off = path.join(copy.dir, 'off');
  await copy.build({out: off, env: {SITE_OFFLINE: 'off'}});
  host = await startStaticHost({dir: BUILD_DIR});
  browser = await chromium.launch({executablePath: browserExecutable(), args: ['--no-sandbox']});
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  copy?.remove();
});

it('A real build with SITE_OFFLINE=off removes what an earlier build cached', async () => {
  const page = await browser.newPage();
  const remains = () =>
    page.evaluate(async () => ({
      caches: (await caches.keys()).length,
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  // Simulates a visit from another page, because caching starts with the second page.
  await page.goto(host.url('/docs/fundamentals/ecs/'), {referer: `${host.origin}/`});
  await expectPage.poll(remains, WAIT).toEqual({caches: 1, registrations: 1});
  await page.goto('about:blank');

  host.deploy(off);
  await page.goto(host.url('/docs/core-modules/loop/'));
  await expectPage.poll(remains, WAIT).toEqual({caches: 0, registrations: 0});

  await page.reload({waitUntil: 'networkidle'});
  expect(await remains()).toEqual({caches: 0, registrations: 0});
});
