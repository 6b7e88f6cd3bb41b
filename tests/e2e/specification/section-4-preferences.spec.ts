// Specification: 4.2, 4.7.
import type {Page} from '@playwright/test';
import {openPage} from '../openPage';
import {expect, test} from '../siteTest';

// A site that follows the system's color scheme. It has two docs instances with versions: 1.0, 2.0 and current of the
// manual, 5.0 and current of the guides.
test.use({fixture: 'preferences'});

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('The color mode if the site respects the system preference', () => {
  const root = (page: Page) => page.locator('html');
  const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});

  test('follows changes of the system until the reader chooses a mode, cycles through all modes, and stores the choice', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openPage(page, '/about');
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
    for (const system of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({colorScheme: system});
      await expect(root(page)).toHaveAttribute('data-theme', system);
    }
    expect(await stored(page, 'theme')).toBeNull();
    for (const [choice, theme, kept] of [
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['system', 'dark', null],
      ['light', 'light', 'light'],
    ] as const) {
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
      expect(await stored(page, 'theme')).toBe(kept);
    }
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('The preferred docs version', () => {
  const MANUAL_KEY = 'docs-preferred-version-default';
  const GUIDES_KEY = 'docs-preferred-version-guides';
  const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
  const manual = (page: Page) => navbar(page).getByRole('link', {name: 'Manual', exact: true});
  const guide = (page: Page) => navbar(page).getByRole('link', {name: 'Guide', exact: true});

  const dropdown = (page: Page, version: string) =>
    navbar(page).getByRole('button', {name: version, exact: true});

  async function choose(page: Page, shown: string, version: string): Promise<void> {
    await dropdown(page, shown).hover();
    await navbar(page).getByRole('link', {name: version, exact: true}).click();
  }

  test('is saved per docs plugin, and read on pages outside the docs', async ({page, host}) => {
    await openPage(page, '/docs/manual');
    await choose(page, '2.0', '1.0');
    await expect(page).toHaveURL(host.url('/docs/1.0/manual'));
    expect(await stored(page, MANUAL_KEY)).toBe('1.0');
    expect(await stored(page, GUIDES_KEY)).toBeNull();
    await openPage(page, '/guides/guide');
    await choose(page, '5.0', 'Next');
    await expect(page).toHaveURL(host.url('/guides/next/guide'));
    expect(await stored(page, MANUAL_KEY)).toBe('1.0');
    expect(await stored(page, GUIDES_KEY)).toBe('current');
    await openPage(page, '/about');
    await expect(manual(page)).toHaveAttribute('href', '/docs/1.0/manual');
    await expect(guide(page)).toHaveAttribute('href', '/guides/next/guide');
    await expect(dropdown(page, '1.0')).toBeVisible();
  });

  test('is cleared if that version no longer exists, without clearing the preference of the other plugin', async ({
    page,
  }) => {
    await page.addInitScript(
      ([manualKey, guidesKey]) => {
        localStorage.setItem(manualKey, '0.9');
        localStorage.setItem(guidesKey, 'current');
      },
      [MANUAL_KEY, GUIDES_KEY] as const,
    );
    await openPage(page, '/about');
    await expect.poll(() => stored(page, MANUAL_KEY)).toBeNull();
    expect(await stored(page, GUIDES_KEY)).toBe('current');
    await expect(manual(page)).toHaveAttribute('href', '/docs/manual');
    await expect(guide(page)).toHaveAttribute('href', '/guides/next/guide');
  });
});
