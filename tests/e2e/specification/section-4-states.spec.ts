// Specification: 4.1, 4.3, 4.6, 4.8, 9.7.
import type {Page} from '@playwright/test';
import {fullUnless} from '../fullUnless';
import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
import {typeQuery} from './searchField';

const PAGE = '/docs/core-modules/loop';
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});
const storedTheme = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('theme'));
    return key === undefined ? null : localStorage.getItem(key);
  });

test.describe('The color mode', () => {
  test('is light by default, cycles to dark and back, and is only stored once it has been chosen', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    // The site ignores the system preference, so the toggle does not mention it.
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
    expect(await storedTheme(page)).toBeNull();
    const icon = toggle(page).locator('svg:visible');
    await expect(icon).toHaveCount(1);
    const shape = await icon.innerHTML();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    for (const theme of ['dark', 'light', 'dark', 'light']) {
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(root(page)).toHaveAttribute('data-theme-choice', theme);
      expect(await storedTheme(page)).toBe(theme);
    }
    expect(await icon.innerHTML()).toBe(shape);
    await page.getByRole('button', {name: 'Close announcement'}).click();
    const stored = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    const names = stored.local.map((key) => key.replace(/-[0-9a-f]+$/, '')).sort();
    expect(names).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'theme',
    ]);
    expect(stored.session).toEqual([]);
  });

  for (const [what, clear] of [
    ['the choice', () => localStorage.removeItem('theme')],
    ['the whole storage', () => localStorage.clear()],
  ] as const)
    test(`changes in every tab, and returns to the default when ${what} is cleared${fullUnless(what === 'the choice')}`, async ({
      page,
      context,
    }) => {
      await openPage(page, PAGE);
      const other = await context.newPage();
      await openPage(other, '/blog');
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(other)).toHaveAttribute('data-theme', 'dark');
      await expect(toggle(other)).toHaveAccessibleName(/currently dark mode/);
      await other.evaluate(clear);
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
      await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
      expect(await storedTheme(page)).toBeNull();
      await other.reload();
      await expect(root(other)).toHaveAttribute('data-theme', 'light');
    });
});

test.describe('A collapsible section', () => {
  const category = (page: Page) =>
    page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('listitem')
      .filter({has: page.getByRole('link', {name: 'Guides', exact: true})});
  const button = (page: Page) => category(page).getByRole('button');
  const list = (page: Page) => category(page).locator('ul').first();

  async function recordTransitions(page: Page): Promise<void> {
    await page.evaluate(() => {
      const ends: string[] = [];
      Object.assign(window, {transitionEnds: ends});
      document.addEventListener(
        'transitionend',
        (event) => {
          const {target, propertyName} = event;
          if (propertyName === 'height' && target instanceof HTMLUListElement)
            ends.push(`${target.scrollHeight} ${target.style.transition}`);
        },
        true,
      );
    });
  }
  const transitions = (page: Page) =>
    page.evaluate(() => (window as unknown as {transitionEnds: string[]}).transitionEnds);

  test('is animated over a duration derived from the height of its content', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await openPage(page, PAGE);
    await recordTransitions(page);
    await button(page).click();
    await expect.poll(async () => (await transitions(page)).length).toBe(1);
    const durations = await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('button', {expanded: false})
      .first()
      .click()
      .then(async () => {
        await expect.poll(async () => (await transitions(page)).length).toBe(2);
        return transitions(page);
      });
    const [one, other] = durations
      .map((end) => end.split(' '))
      .map(([height, , duration]) => ({
        height: Number(height),
        duration: parseFloat(duration ?? ''),
      }))
      .sort((a, b) => a.height - b.height);
    expect(one?.height).toBeLessThan(other?.height ?? 0);
    expect(one?.duration).toBeLessThan(other?.duration ?? 0);
  });

  test('takes 1 ms when the reader prefers reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, PAGE);
    await recordTransitions(page);
    await button(page).click();
    await expect(list(page)).toBeVisible();
    await expect.poll(async () => (await transitions(page)).join()).toContain('height 1ms');
  });
});

test('Search shows a loading state while its index loads, and announces it to screen readers', async ({
  page,
}) => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.context().route('**/search-index/**', async (route) => {
    await opened;
    await route.continue();
  });
  await page.clock.install();
  await openPage(page, PAGE);
  // Pauses the clock, because otherwise the notice about a slow index would appear.
  await page.clock.pauseAt(Date.now() + 60_000);
  await typeQuery(page, 'camera');
  const field = page.getByRole('search').first();
  const loading = field.getByRole('paragraph').filter({hasText: /^Loading…$/});
  await expect(loading).toBeVisible();
  await expect(field.getByRole('status')).toHaveText('Loading…');
  await page.clock.resume();
  open();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(loading).toBeHidden();
  await expect(field.getByRole('status')).toHaveText(/^\d+ suggestions?$/);
});
