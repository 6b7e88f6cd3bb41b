// Specification: 4.9.
import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
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

  test('that throws exceptions causes log entries but no visible errors, and everything works', async ({
    page,
  }) => {
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
});
