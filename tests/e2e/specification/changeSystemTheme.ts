import type {Page} from '@playwright/test';

/**
 * Changes the colours that the system prefers, and waits until the page has been told: what
 * listened before this was called has run. They must differ from those before.
 */
export async function changeSystemTheme(page: Page, system: 'light' | 'dark'): Promise<void> {
  await page.evaluate(() => {
    const told = new Promise<void>((resolve) => {
      const query = matchMedia('(prefers-color-scheme: dark)');
      query.addEventListener('change', () => resolve(), {once: true});
    });
    Object.assign(window, {systemThemeChange: told});
  });
  await page.emulateMedia({colorScheme: system});
  await page.evaluate(
    () => (window as unknown as {systemThemeChange: Promise<void>}).systemThemeChange,
  );
}
