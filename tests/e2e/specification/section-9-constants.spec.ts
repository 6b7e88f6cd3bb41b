// Specification: 9.3, 9.7.
import {expect, test} from '../siteTest';
import {openPage} from './openPage';

test('The search box is at the right end of the navbar', async ({page}) => {
  await openPage(page, '/');
  const box = await page.getByRole('search').locator('input[name="q"]').boundingBox();
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const last = await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: /^GitHub/})
    .boundingBox();
  expect(box?.x).toBeGreaterThan((navbar?.width ?? Infinity) / 2);
  expect(box?.x).toBeGreaterThan(last?.x ?? Infinity);
});

test('Local storage has separate keys for the theme, the closed bar and the id of the bar', async ({
  page,
}) => {
  await openPage(page, '/');
  const stored = () =>
    page.evaluate(() => ({
      // Keys end with the namespace of the site.
      local: Object.fromEntries(
        Object.entries({...localStorage}).map(([key, value]) => [
          key.replace(/-[0-9a-f]+$/, ''),
          String(value),
        ]),
      ),
      session: {...sessionStorage},
    }));
  for (const theme of ['dark', 'light']) {
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', theme);
    expect((await stored()).local).toMatchObject({theme});
  }
  await page.getByRole('button', {name: 'Close announcement'}).click();
  const {local, session} = await stored();
  expect(Object.keys(local).sort()).toEqual([
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'theme',
  ]);
  expect(session).toEqual({});
});

test('If the reader has not chosen a theme, the choice is named system, the theme is light, and nothing is stored', async ({
  page,
}) => {
  await openPage(page, '/');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  // The site ignores the system preference, so the toggle does not mention it.
  const toggle = page.getByRole('button', {name: /Switch between dark and light/});
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  const icon = toggle.locator('svg:visible');
  await expect(icon).toHaveCount(1);
  const shape = await icon.innerHTML();
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  expect(await icon.innerHTML()).toBe(shape);
});
