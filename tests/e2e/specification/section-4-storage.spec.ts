// Specification: 4.9.
import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {openPage} from './openPage';
import {typeQuery} from './searchField';

const PAGE = '/docs/core-modules/loop';

// A blocked service worker would log an extra warning.
test.use({serviceWorkers: 'allow'});

interface Log {
  warnings: string[];
  errors: string[];
  exceptions: string[];
}

function recordLog(page: Page): Log {
  const log: Log = {warnings: [], errors: [], exceptions: []};
  page.on('console', (message) => {
    if (message.type() === 'warning') log.warnings.push(message.text());
    if (message.type() === 'error') log.errors.push(message.text());
  });
  page.on('pageerror', (error) => log.exceptions.push(error.message));
  return log;
}

/** Returns the suffix that Docusaurus appends to every key, so that sites on the same host do not share keys. */
async function siteNamespace(page: Page): Promise<string> {
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => name.startsWith('theme')),
  );
  expect(key).toBeDefined();
  return (key ?? '').slice('theme'.length);
}

async function expectEverythingWorks(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const search = await typeQuery(page, 'camera');
  await search.press('Enter');
  await expect(page).toHaveURL(/[/]search[/][?]q=camera/);
  await expect(page.getByRole('main').getByText(/^\d+ results? in /)).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('Browser storage', () => {
  test('that is unavailable causes a single warning, and everything works without it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      // Chromium rejects the registration if the reader blocks site data.
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(
          new DOMException(
            'The user denied permission to use Service Worker.',
            'NotSupportedError',
          ),
        );
    });
    const log = recordLog(page);
    await openPage(page, PAGE);
    await page.waitForLoadState('networkidle');
    await expectEverythingWorks(page);
    expect(log.warnings).toHaveLength(1);
    expect(log.warnings[0]).toContain('browser storage is not available');
    expect(log.errors).toEqual([]);
    expect(log.exceptions).toEqual([]);
  });

  test('that is full is logged, not shown, and everything works @full', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const log = recordLog(page);
    await openPage(page, PAGE);
    await expectEverythingWorks(page);
    expect(log.errors.join('\n')).toMatch(/can't set theme=dark/);
    expect(log.errors.filter((text) => !text.includes("can't set"))).toEqual([]);
    expect(log.exceptions).toEqual([]);
  });

  test('that throws is logged, not shown, and everything works', async ({page}) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
        Storage.prototype[method] = () => {
          throw new DOMException('The storage is damaged.', 'UnknownError');
        };
    });
    const log = recordLog(page);
    await openPage(page, PAGE);
    await expectEverythingWorks(page);
    expect(log.errors.join('\n')).toMatch(/can't set theme=dark/);
    expect(log.errors.filter((text) => !text.includes('Docusaurus storage error'))).toEqual([]);
    expect(log.exceptions).toEqual([]);
  });

  test('that is corrupted counts as empty @full', async ({page}) => {
    await openPage(page, PAGE);
    // Sets the keys of the site to values that no version of the site has ever stored.
    const namespace = await siteNamespace(page);
    await page.evaluate((end) => {
      localStorage.setItem(`theme${end}`, '\u0000{"damaged');
      for (const key of [
        'docusaurus.search.recent',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-default',
      ])
        localStorage.setItem(key + end, '[{"damaged');
    }, namespace);
    const log = recordLog(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectEverythingWorks(page);
    expect(log.errors).toEqual([]);
    expect(log.exceptions).toEqual([]);
  });
});
