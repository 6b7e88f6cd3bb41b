import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {openPage} from './openPage';

const PAGE = '/docs/core-modules/loop';

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

/** What a reader does that touches storage: the colour mode, a search, another page. */
async function expectEverythingWorks(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const search = page.getByRole('combobox').first();
  await search.fill('camera');
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('ArrowDown');
  await search.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('browser storage', () => {
  test('that is unavailable is a single warning, and everything works without', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    const log = recordLog(page);
    await openPage(page, PAGE);
    await expectEverythingWorks(page);
    expect(log.warnings).toHaveLength(1);
    expect(log.warnings[0]).toContain('browser storage is not available');
    expect(log.errors).toEqual([]);
    expect(log.exceptions).toEqual([]);
  });

  test('that is full is logged, not shown, and everything works', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const log = recordLog(page);
    await openPage(page, PAGE);
    await expectEverythingWorks(page);
    expect(log.errors.join('\n')).toContain("can't set theme=dark");
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
    expect(log.errors.join('\n')).toContain('theme=dark');
    expect(log.errors.filter((text) => !text.includes('Docusaurus storage error'))).toEqual([]);
    expect(log.exceptions).toEqual([]);
  });

  test('that is corrupted counts as empty', async ({page}) => {
    await openPage(page, PAGE);
    // The keys the site itself uses, filled with what no version of it ever wrote.
    await page.evaluate(() => {
      localStorage.setItem('theme', '\u0000{"damaged');
      for (const key of [
        'docusaurus.search.recent',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-default',
      ])
        localStorage.setItem(key, '[{"damaged');
    });
    const log = recordLog(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectEverythingWorks(page);
    expect(log.errors).toEqual([]);
    expect(log.exceptions).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
      null,
    );
  });
});
