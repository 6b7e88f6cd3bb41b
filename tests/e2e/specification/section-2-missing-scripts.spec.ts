// Specification: 2.16.
import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {DATA_SAVER, reportConnection} from './connection';
import {openPage} from '../openPage';

const PAGE = '/docs/core-modules/loop/';
const NOTICE = 'Part of this page did not load.';
const PATTERN_OF_CHUNKS = /\/assets\/js\/(?!runtime|main|common)/;

function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

const notice = (page: Page) => page.getByRole('alert').filter({hasText: NOTICE});

async function expectReadable(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /./);
}

test.describe('A route that fails to preload', () => {
  test.beforeEach(({page}) => reportConnection(page, DATA_SAVER));

  test('logs a warning and reloads the page, which the new deployment serves', async ({
    page,
    host,
  }) => {
    const warnings = recordWarnings(page);
    await openPage(page, PAGE);
    const documents = recordDocuments(page);
    host.faults.push({pattern: PATTERN_OF_CHUNKS, fault: {mode: 'status', status: 404}});
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await reloaded;
    host.faults.length = 0;
    await expect(page).toHaveTitle(/Blog/);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(documents).toEqual(['/blog', '/blog/']);
    expect(warnings.join('\n')).toContain('ChunkLoadError');
    await expect(notice(page)).toHaveCount(0);
  });

  test('reloads the page once, and leaves it readable with a notice if the script is still missing', async ({
    page,
    host,
  }) => {
    await openPage(page, PAGE);
    const documents = recordDocuments(page);
    host.faults.push({pattern: PATTERN_OF_CHUNKS, fault: {mode: 'status', status: 404}});
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await expect(notice(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/blog', '/blog/']);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('A page whose scripts are missing when it is opened', () => {
  for (const [what, pattern] of [
    ['a chunk', PATTERN_OF_CHUNKS],
    ['the main script', /\/assets\/js\/main/],
    ['the runtime', /\/assets\/js\/runtime/],
  ] as const) {
    for (const [how, fault] of [
      ['is missing', {mode: 'status', status: 404}],
      ['is an HTML page', {mode: 'html'}],
      ['fails with a dropped connection', {mode: 'drop'}],
    ] as const) {
      test(`reloads once and stays readable when ${what} ${how}${fullUnless(what === 'a chunk' && how === 'is missing')}`, async ({
        page,
        host,
      }) => {
        const documents = recordDocuments(page);
        const warnings = recordWarnings(page);
        host.faults.push({pattern, fault});
        await page.goto(PAGE);
        await expect(notice(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(documents).toEqual([PAGE, PAGE]);
        expect(warnings.filter((text) => text.includes('did not load')).length).toBeGreaterThan(0);
        await expectReadable(page, 'Pause, frame rate and the loop');
      });
    }
  }

  test('has a notice that can be closed and has a button to reload the page @full', async ({
    page,
    host,
  }) => {
    host.faults.push({pattern: PATTERN_OF_CHUNKS, fault: {mode: 'status', status: 404}});
    await page.goto(PAGE);
    await notice(page).getByRole('button', {name: 'Close'}).click();
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    host.faults.length = 0;
    await notice(page).getByRole('button', {name: 'Reload the page'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice(page)).toHaveCount(0);
  });

  test('reloads once and shows the notice even without storage @full', async ({page, host}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
    });
    const documents = recordDocuments(page);
    host.faults.push({pattern: PATTERN_OF_CHUNKS, fault: {mode: 'status', status: 404}});
    await page.goto(PAGE);
    await expect(notice(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([PAGE, PAGE]);
  });
});
