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

test('Storage is local storage, with separate keys, and the theme is light or dark', async ({
  page,
}) => {
  await openPage(page, '/');
  const toggle = page.getByRole('button', {name: /Switch between dark and light/});
  for (const theme of ['dark', 'light']) {
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', theme);
    const stored = await page.evaluate(() => ({
      local: {...localStorage},
      session: {...sessionStorage},
    }));
    const named = Object.entries(stored.local).map(
      ([key, value]) => [key.replace(/-[0-9a-f]+$/, ''), String(value)] as const,
    );
    expect(named).toContainEqual(['theme', theme]);
    const names = named.map(([key]) => key);
    expect(new Set(names).size).toBe(names.length);
    const allowed = ['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
    expect(stored.session).toEqual({});
  }
});

test('Without a choice, the choice is named system, the theme is light, and nothing is stored', async ({
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
