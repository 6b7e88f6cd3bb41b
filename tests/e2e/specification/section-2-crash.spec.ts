// Specification: 2.10.
import type {Page} from '@playwright/test';
import {axeFaults} from '../axeFaults';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';

const ERROR = 'The calendar is broken.';

/** Breaks the formatting of dates, so that blog pages crash when they render. */
async function breakCalendar(page: Page): Promise<void> {
  await page.evaluate((message) => {
    const original = Intl.DateTimeFormat;
    Object.assign(window, {
      repairCalendar: () => {
        Intl.DateTimeFormat = original;
      },
    });
    Intl.DateTimeFormat = function broken() {
      throw new Error(message);
    } as unknown as typeof original;
  }, ERROR);
}

const repairCalendar = (page: Page) =>
  page.evaluate(() => (window as unknown as {repairCalendar: () => void}).repairCalendar());

async function crash(page: Page): Promise<void> {
  // Starts on a page without dates. If this page crashed, the loading bar would start twice but stop only once.
  await openPage(page, '/search');
  await breakCalendar(page);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
}

const alert = (page: Page) => page.getByRole('alert');

test.describe('A page that crashes while it renders', () => {
  test("shows 'This page crashed.' with the error text, as an alert, inside the frame, and recovers with 'Try again'", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await crash(page);
    await expect(alert(page).getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(alert(page)).toContainText(ERROR);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(alert(page)).toContainText(ERROR);
    await repairCalendar(page);
    expect(await axeFaults(page)).toEqual([]);
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});
