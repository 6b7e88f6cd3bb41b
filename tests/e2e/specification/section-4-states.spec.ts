// Specification: 4.1, 4.3, 4.5, 4.6, 4.8.
import type {Page} from '@playwright/test';
import {expect, test} from '../siteTest';
import {openPage} from './openPage';
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
  test('cycles light to dark and back', async ({page}) => {
    await openPage(page, PAGE);
    const modes: (string | null)[] = [];
    for (let click = 0; click < 4; click++) {
      modes.push(await root(page).getAttribute('data-theme'));
      await toggle(page).click();
      await expect(root(page)).not.toHaveAttribute('data-theme', modes.at(-1) ?? '');
    }
    expect(modes).toEqual(['light', 'dark', 'light', 'dark']);
  });

  test('changes in other tabs', async ({page, context}) => {
    await openPage(page, PAGE);
    const other = await context.newPage();
    await openPage(other, '/blog');
    await toggle(page).click();
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(other)).toHaveAccessibleName(/currently dark mode/);
  });

  for (const [what, clear] of [
    ['the choice', () => localStorage.removeItem('theme')],
    ['the whole storage', () => localStorage.clear()],
  ] as const)
    test(`returns to the default in every tab when ${what} is cleared`, async ({page, context}) => {
      await openPage(page, PAGE);
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      const other = await context.newPage();
      await openPage(other, '/blog');
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

test.describe('The mobile sidebar', () => {
  test('opens and closes with its buttons', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openPage(page, PAGE);
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).not.toBeInViewport();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(sidebar).toBeInViewport();
    await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar).not.toBeInViewport();
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
