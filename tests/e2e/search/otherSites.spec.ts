import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {applyContentSecurityPolicy} from '../../../plugins/content-security-policy/src';
import {fixtureSite} from '../../server/fixtureSites';
import {type StaticHost, startStaticHost} from '../../server/staticHost';
import {fullUnless} from '../fullUnless';
import {openPage} from '../openPage';

// All tests share two hosts, so they run one after another in one worker.
test.describe.configure({mode: 'default'});

const OTHER_ORIGIN = 'http://localhost:1';
const CORS = {'access-control-allow-origin': '*'};
const INDEX_LIST = /search-index\/index\.json/;

let workshop: StaticHost;
let shop: StaticHost;
let folder: string;

async function shopFor(origin: string): Promise<string> {
  const built = fixtureSite('shop');
  const dir = mkdtempSync(path.join(os.tmpdir(), 'two-sites-'));
  cpSync(built, dir, {recursive: true});
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true})) {
    if (!/\.(?:js|html)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(OTHER_ORIGIN, origin));
  }
  await applyContentSecurityPolicy(dir);
  return dir;
}

test.beforeAll(async () => {
  workshop = await startStaticHost({
    dir: fixtureSite('workshop'),
    base: '/workshop/',
    headers: CORS,
  });
  folder = await shopFor(workshop.origin);
  shop = await startStaticHost({dir: folder});
});

test.afterAll(async () => {
  await shop?.close();
  await workshop?.close();
  rmSync(folder, {recursive: true, force: true});
});

test.beforeEach(() => {
  workshop.faults.length = 0;
  workshop.requests.length = 0;
});

async function open(page: Page, route = '/'): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  await openPage(page, shop.url(route));
  return warnings;
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
}

const ofWorkshop = (page: Page) => page.getByRole('region', {name: 'The workshop'});
const failure = (page: Page) => page.getByText('The workshop cannot be searched right now.');

test("Hits of another site are listed after the site's own, in suggestions and on the search page, and the policy allows them", async ({
  page,
}) => {
  const warnings = await open(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Search', exact: true})).toBeFocused();
  expect(workshop.requests.filter(({url}) => INDEX_LIST.test(url))).toEqual([]);
  await page.keyboard.type('lamp');
  await expect(page.getByRole('option').first()).toContainText('Lamp');
  const hit = ofWorkshop(page)
    .getByRole('link', {name: /Mend a lamp/})
    .first();
  await expect(hit).toHaveAttribute('href', workshop.url('/lamp'));
  await page.getByRole('link', {name: 'See all results', exact: true}).click();
  await expect(page.getByRole('heading', {level: 2, name: 'The workshop'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 3, name: /Mend a lamp/})).toBeVisible();
  expect(warnings).toEqual([]);
  await ofWorkshop(page)
    .getByRole('link', {name: /Mend a lamp/})
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${workshop.url('/lamp')}/?$`));
});

test('Another site is not searched if a tag is selected', async ({page}) => {
  await open(page, '/search?q=lamp&tag=lighting');
  await expect(page.getByRole('heading', {level: 2, name: /Lamps/}).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(ofWorkshop(page)).toHaveCount(0);
  expect(workshop.requests.filter(({url}) => INDEX_LIST.test(url))).toEqual([]);
});

const REASONS: [why: string, fault: StaticHost['faults'][number]['fault'], told: RegExp][] = [
  ['sends a page', {mode: 'html'}, /not the list of a site's indexes/],
  ['does not answer', {mode: 'drop'}, /cannot be reached/],
  ['hangs', {mode: 'hang'}, /did not respond within 15 seconds/],
];

for (const [why, fault, told] of REASONS) {
  test(`another site that ${why} is reported once, and the results of the current site stay${fullUnless(fault.mode === 'html')}`, async ({
    page,
  }) => {
    workshop.faults.push({pattern: INDEX_LIST, fault});
    const warnings = await open(page);
    await type(page, 'lamp');
    await expect(page.getByRole('option').first()).toContainText('Lamp');
    await expect(failure(page)).toBeVisible({timeout: 30_000});
    const asked = workshop.requests.length;
    await page.keyboard.type('s');
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('option').first()).toContainText('Lamp');
    await page.evaluate(
      () =>
        new Promise((done) => document.addEventListener('docusaurus-search', done, {once: true})),
    );
    expect(workshop.requests).toHaveLength(asked);
    expect(warnings.filter((text) => told.test(text))).toHaveLength(1);
  });
}

test('A site without a CORS header is reported with the remedy', async ({page}) => {
  const closed = await startStaticHost({dir: fixtureSite('workshop'), base: '/workshop/'});
  const files = await shopFor(closed.origin);
  shop.deploy(files);
  try {
    const warnings = await open(page);
    await type(page, 'lamp');
    await expect(failure(page)).toBeVisible();
    expect(warnings.join('\n')).toContain(`"Access-Control-Allow-Origin: ${shop.origin}"`);
  } finally {
    shop.deploy(folder);
    await closed.close();
    rmSync(files, {recursive: true});
  }
});
